import { KEPT_VERSIONS } from './editor.constants.ts';
import type { PlayFile, PlayFiles } from './protocol.ts';

/** Returns whether two versions of a demo have the same file names and code. */
export function isSameText(a: PlayFiles, b: PlayFiles): boolean {
  return writeFiles(a) === writeFiles(b);
}

function writeFiles(files: PlayFiles): string {
  return JSON.stringify(files.map(({ name, code }) => [name, code]));
}

/** Replaces the text of a file. */
export function replaceCode(files: PlayFiles, name: string, code: string): PlayFiles {
  const replace = (file: PlayFile) => (file.name === name ? { name, code } : file);
  const [firstFile, ...otherFiles] = files;
  return [replace(firstFile), ...otherFiles.map(replace)];
}

/** Counts the characters of all files. */
export function countText(files: PlayFiles): number {
  return files.reduce((sum, { code }) => sum + code.length, 0);
}

/** Adds a version that worked; keeps only the last `KEPT_VERSIONS`. */
export function keepVersion(versions: readonly PlayFiles[], added: PlayFiles): PlayFiles[] {
  return [...dropVersion(versions, added), added].slice(-KEPT_VERSIONS);
}

/** Removes a version, such as the version whose frame was stopped. */
export function dropVersion(versions: readonly PlayFiles[], dropped: PlayFiles): PlayFiles[] {
  return versions.filter((version) => !isSameText(version, dropped));
}
