import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { listImports } from '../node/imports.ts';

const imported = new Map<string, readonly string[]>();

/** Lists the test files in the folder of a source file that import it, directly or indirectly. */
export function listTestFiles(source: string): string[] {
  return globSync(`${dirname(source)}/*.test.ts`)
    .map((file) => resolve(file))
    .filter((file) => loads(file, resolve(source)))
    .sort();
}

function loads(file: string, source: string): boolean {
  const files = new Set([file]);
  for (const each of files) for (const next of listImportedFiles(each)) files.add(next);
  return files.has(source);
}

/** Lists the files that a file imports by relative specifiers. */
function listImportedFiles(file: string): readonly string[] {
  const cached = imported.get(file);
  if (cached) return cached;
  const existing = listImports(readFileSync(file, 'utf8'))
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => resolve(dirname(file), specifier))
    .filter((each) => existsSync(each));
  imported.set(file, existing);
  return existing;
}
