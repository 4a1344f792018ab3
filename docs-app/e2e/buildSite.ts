import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SITE } from '../node/paths.ts';

interface SiteOptions {
  /** Folder of the products. */
  products: string;
  /** Further command line options of the build. */
  options?: readonly string[];
  env?: Readonly<Record<string, string>>;
  hasWorkbench?: boolean;
}

/** Builds a site into a folder; rejects with the output of a failed build. */
export async function buildSite(
  dir: string,
  { products, options = [], env = {}, hasWorkbench = false }: SiteOptions,
): Promise<void> {
  const workbench = hasWorkbench ? [] : ['--no-workbench'];
  const proof = options.includes('--evidence') ? [] : ['--no-evidence'];
  await promisify(execFile)(
    process.execPath,
    [
      join(SITE, 'build/build.ts'),
      ...['--out', dir, '--products', products],
      ...workbench,
      ...proof,
      ...options,
    ],
    { env: { ...process.env, ...env, VITEST: undefined } },
  );
}
