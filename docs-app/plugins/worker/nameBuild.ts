import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';

/** What the published site is made from. */
const SOURCES = [
  'package-lock.json',
  'package.json',
  'docs-app/vite.config.ts',
  'docs-app/{app,play,plugins,translations,worker}/**/*',
  'public/**/*',
  'src/**/*',
];

interface BuildInput {
  productsDir: string;
  env: Readonly<Record<string, string | undefined>>;
}

/** Names a build by everything that it is made from: the same sources give the same name. */
export function nameBuild({ productsDir, env }: BuildInput): string {
  const hash = createHash('sha256');
  const variables = Object.entries(env).filter(([name]) => name.startsWith('VITE_'));
  hash.update(JSON.stringify(variables.sort()));
  for (const [folder, patterns] of [
    [ROOT, SOURCES],
    [productsDir, ['**/*']],
  ] as const) {
    for (const file of listFiles(folder, patterns)) {
      hash.update(file).update(readFileSync(join(folder, file)));
    }
  }
  return hash.digest('base64url').slice(0, 10);
}

function listFiles(cwd: string, patterns: readonly string[]): string[] {
  const entries = globSync([...patterns], {
    cwd,
    withFileTypes: true,
    exclude: (entry) => entry.name === 'node_modules' || /\.test\.tsx?$/.test(entry.name),
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(cwd.length + 1))
    .sort();
}
