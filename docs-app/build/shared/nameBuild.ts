import { createHash } from 'node:crypto';
import { hashFiles, nameHash } from '../../node/hashFiles.ts';
import { ROOT } from '../../node/paths.ts';

/** What the published site is made from. */
const SOURCES = [
  'package-lock.json',
  'package.json',
  'docs-app/{ad-frame,app,build,model,node,sandbox,service-worker,translations}/**/*',
  'public/**/*',
  'src/**/*',
];

interface BuildInput {
  productsDir: string;
  env: Readonly<Record<string, string | undefined>>;
  /** What the tests of these sources found, which pages show. */
  evidence?: unknown;
}

/** Names a build by everything that it is made from: the same sources give the same name. */
export function nameBuild({ productsDir, env, evidence }: BuildInput): string {
  const hash = createHash('sha256');
  const variables = Object.entries(env).filter(([name]) => name.startsWith('VITE_'));
  hash.update(JSON.stringify([variables.sort(), evidence]));
  hashFiles(hash, ROOT, SOURCES);
  hashFiles(hash, productsDir, ['**/*']);
  return nameHash(hash);
}
