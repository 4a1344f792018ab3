import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '../scripts/serve.ts';

const BUILD = fileURLToPath(new URL('../scripts/build.ts', import.meta.url));

/** A site that was built with variables of its own. */
export interface BuiltVariant {
  origin: string;
  close: () => Promise<void>;
}

/** Builds the site with other variables than the tests have, and serves it. */
export async function buildVariant(env: Readonly<Record<string, string>>): Promise<BuiltVariant> {
  const dir = await mkdtemp(join(tmpdir(), 'vitrine-variant-'));
  await run(['--no-workbench', '--out', dir], env);
  const server = await startServer({ dir, port: 0 });
  return {
    origin: server.url,
    async close() {
      await server.close();
      await rm(dir, { recursive: true });
    },
  };
}

function run(options: readonly string[], env: Readonly<Record<string, string>>): Promise<void> {
  const child = spawn(process.execPath, [BUILD, ...options], {
    env: { ...process.env, ...env, VITEST: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(Buffer.concat(output).toString())),
    );
  });
}
