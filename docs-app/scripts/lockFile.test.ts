import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { ROOT } from '../node/paths.ts';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.string().optional(),
      link: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
      optional: z.boolean().optional(),
      cpu: z.array(z.string()).optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});
const readProject = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

const { packages } = lockSchema.parse(readProject('package-lock.json'));
const installed = Object.entries(packages).filter(
  ([place, { link }]) => place.includes('node_modules/') && !link,
);
const isHere = (place: string) => existsSync(join(ROOT, place));
const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 13);

test('lock file contains every optional dependency that a package pins to an exact version', () => {
  const missing = Object.entries(packages).flatMap(([place, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([, range]) => /^\d/.test(range))
      .map(([name]) => name)
      .filter(
        (name) => !packages[`node_modules/${name}`] && !packages[`${place}/node_modules/${name}`],
      )
      .map((name) => `${place} → ${name}`),
  );
  expect(missing, 'run node docs-app/scripts/completeLock.mjs').toEqual([]);
});

test('lock file has a sha512 hash of each package, except packages of other platforms (S15)', () => {
  const open = installed.filter(
    ([place, { integrity = '', optional, cpu }]) =>
      !integrity.startsWith('sha512-') && (isHere(place) || !(optional && cpu)),
  );
  expect(installed.length).toBeGreaterThan(500);
  expect(open.map(([place]) => place)).toEqual([]);
});

test('package.json allows or denies each package that has an install script (S15)', () => {
  const { allowScripts } = z
    .object({ allowScripts: z.record(z.string(), z.boolean()) })
    .parse(readProject('package.json'));
  const names = installed.flatMap(([place, { hasInstallScript }]) =>
    hasInstallScript ? nameOf(place) : [],
  );
  expect(names.filter((name) => !(name in allowScripts))).toEqual([]);
});

/** Runs npm. On Windows, npm is a batch file and needs a shell. */
function runNpm(...args: readonly string[]): string {
  const options = { cwd: ROOT, maxBuffer: 100e6, shell: process.platform === 'win32' };
  return execFileSync('npm', args, options).toString();
}

test('npm installs a release only when it is at least seven days old (S15)', () => {
  expect(Number(runNpm('config', 'get', 'min-release-age'))).toBeGreaterThanOrEqual(7);
});

const billSchema = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(z.object({ hashes: z.array(z.object({ content: z.string() })).default([]) })),
});

test('npm run sbom lists every installed package by its hash (S15)', () => {
  const { components } = billSchema.parse(JSON.parse(runNpm('run', '-s', 'sbom')));
  const listed = new Set(components.flatMap(({ hashes }) => hashes.map(({ content }) => content)));
  const hashOf = (integrity = '') =>
    Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
  const used = installed.filter(([place]) => isHere(place));
  const open = used.filter(([, { integrity }]) => !listed.has(hashOf(integrity)));
  expect(used.length).toBeGreaterThan(500);
  expect(open.map(([place]) => place)).toEqual([]);
});
