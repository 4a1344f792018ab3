import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startServer } from '../preview/serve.ts';

const BUILD = fileURLToPath(new URL('../build/build.ts', import.meta.url));

/** A site of a few pages, built with specific environment variables. */
export interface Variant {
  /** Folder of the built files. */
  dir: string;
  origin: string;
  /** Builds pages with environment variables into `dir`, which is served at `origin`. */
  build: (
    pages: readonly string[],
    env: Readonly<Record<string, string>>,
    options?: readonly string[],
  ) => Promise<void>;
  close: () => Promise<void>;
}

/** Serves an empty folder, into which `build` writes pages. */
export async function startVariant({ hasWorkbench = false } = {}): Promise<Variant> {
  const dir = await mkdtemp(join(tmpdir(), 'vitrine-variant-'));
  const server = await startServer({ dir, port: 0, compress: false });
  return {
    dir,
    origin: server.url,
    async build(pages, env, options = []) {
      const workbench = hasWorkbench ? [] : ['--no-workbench'];
      const only = pages.flatMap((page) => ['--page', page]);
      const proof = options.includes('--evidence') ? [] : ['--no-evidence'];
      await promisify(execFile)(
        process.execPath,
        [BUILD, ...workbench, '--out', dir, ...only, ...proof, ...options],
        { env: { ...process.env, ...env, VITEST: undefined } },
      );
    },
    async close() {
      await server.close();
      await rm(dir, { recursive: true });
    },
  };
}
