/**
 * Completes the lock file with the platform packages that a registry mirror omitted.
 * Without these packages, `npm ci` rejects the lock file on every platform.
 * With them, `npm ci` installs only the packages of the current platform.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LOCK_FILE = join(import.meta.dirname, '../../package-lock.json');
const OPERATING_SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'x64',
];

/** Parses the platform in a package name, such as `@scope/binding-linux-x64-musl`. */
function platformOf(name) {
  const words = name.split(/[-/]/);
  if (words.includes('wasm32')) return { cpu: ['wasm32'] };
  const os = OPERATING_SYSTEMS.find((candidate) => words.includes(candidate));
  const cpu = PROCESSORS.find((candidate) => words.includes(candidate));
  if (!os || !cpu) return undefined;
  const libc = words.includes('musl')
    ? 'musl'
    : words.includes('gnu') && os === 'linux'
      ? 'glibc'
      : undefined;
  return { os: [os], cpu: [cpu], ...(libc && { libc: [libc] }) };
}

const lock = JSON.parse(readFileSync(LOCK_FILE, 'utf8'));
const added = [];
for (const entry of Object.values(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const place = `node_modules/${name}`;
    const platform = platformOf(name);
    if (lock.packages[place] || !platform || !/^\d/.test(range)) continue;
    lock.packages[place] = { version: range, license: 'MIT', optional: true, ...platform };
    added.push(`${name}@${range}`);
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
);
writeFileSync(LOCK_FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length ? `added ${added.join(', ')}` : 'the lock file is complete');
