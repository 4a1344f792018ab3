import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Creates the folder of this run, and deletes it on exit. Throws when another run uses it. */
export function lockWorkDir(folder: string): void {
  const owner = join(folder, 'owner');
  if (!make(folder)) {
    const id = readOwner(owner);
    if (isRunning(id)) {
      throw new Error(
        `${folder} belongs to another run of "npm run visual" (process ${id}). Wait until it ends, or stop it.`,
      );
    }
    rmSync(folder, { recursive: true, force: true });
    make(folder);
  }
  writeFileSync(owner, String(process.pid));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function make(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readOwner(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

function isRunning(id: number): boolean {
  if (!(id > 0)) return false;
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}
