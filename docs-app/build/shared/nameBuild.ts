import { createHash } from 'node:crypto';
import { hashLinkedPackages, listProductDirs } from '../api/linkedPackages.ts';
import { hashFiles, nameHash } from '../../node/hashFiles.ts';
import { ROOT, SITE_PAGES } from '../../node/paths.ts';

/** Sources of the published site, relative to the repository root. */
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
  /** Test results that the pages show. */
  evidence?: unknown;
}

/** Returns the name of a build: a hash of its sources, `VITE_*` variables and evidence. */
export function nameBuild({ productsDir, env, evidence }: BuildInput): string {
  const hash = createHash('sha256');
  const variables = Object.entries(env).filter(([name]) => name.startsWith('VITE_'));
  hash.update(JSON.stringify([variables.sort(), evidence]));
  hashFiles(hash, ROOT, SOURCES);
  hashFiles(hash, SITE_PAGES, ['**/*']);
  hashFiles(hash, productsDir, ['**/*']);
  hashLinkedPackages(hash, listProductDirs(productsDir));
  return nameHash(hash);
}
