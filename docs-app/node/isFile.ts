import { statSync } from 'node:fs';

/** Returns whether a path is a file; false for names that the file system refuses. */
export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
