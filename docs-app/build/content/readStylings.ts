import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { CODE_STYLINGS, DocsError, findClosest, STYLING_SLUGS } from '@vitrine/ui/core';
import ts from 'typescript';
import { displayPath } from '../../node/paths.ts';
import { checkDemoStyles } from './checkDemoStyles.ts';
import type { DemoFile, PageSource, StylingSource } from './content.types.ts';

interface DemoFolder {
  /** Name of the demo. */
  name: string;
  dir: string;
}

/** Reads a demo's modules, one per styling, each with the files of its folder that it imports. */
export function readStylings(
  page: PageSource,
  { name, dir }: DemoFolder,
): [StylingSource, ...StylingSource[]] {
  const [first, ...otherStylings] = CODE_STYLINGS.flatMap((styling) => {
    const file = join(dir, `${STYLING_SLUGS[styling]}.tsx`);
    if (!existsSync(file)) return [];
    const [entry, ...imports] = collectFiles(page, file);
    const helpers = imports.map(({ path, code }) => ({ name: basename(path), code }));
    for (const sheet of helpers.filter(({ name: file }) => file.endsWith('.css'))) {
      checkDemoStyles(sheet, { name, place: placeOf(page, join(dir, sheet.name)) });
    }
    const files: StylingSource['files'] = [{ name: `${name}.tsx`, code: entry.code }, ...helpers];
    return [{ styling, file, files }];
  });
  if (!first) throw new Error(`The demo folder ${dir} has no module, such as system.tsx.`);
  return [first, ...otherStylings];
}

interface FoundFile {
  path: string;
  code: string;
}

/** Collects the files that a module imports relatively; the module is the first file. */
function collectFiles(page: PageSource, entry: string): [FoundFile, ...FoundFile[]] {
  const first = { path: entry, code: readFileSync(entry, 'utf8') };
  const files = new Map([[entry, first]]);
  for (const { path, code } of files.values()) {
    for (const specifier of listImports({ name: path, code }).filter(isRelative)) {
      const target = locate(page, { path, specifier });
      if (!files.has(target))
        files.set(target, { path: target, code: readFileSync(target, 'utf8') });
    }
  }
  return [first, ...[...files.values()].filter((file) => file !== first)];
}

function isRelative(specifier: string): boolean {
  return specifier.startsWith('.');
}

/** Lists the import specifiers of a module. */
export function listImports({ name, code }: DemoFile): string[] {
  if (!/\.tsx?$/.test(name)) return [];
  return ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName);
}

function locate(
  page: PageSource,
  { path, specifier }: { path: string; specifier: string },
): string {
  const dir = dirname(path);
  const target = resolve(dir, specifier);
  const file = [target, `${target}.ts`, `${target}.tsx`].find(
    (candidate) => dirname(candidate) === dir && existsSync(candidate),
  );
  if (file) return file;
  const closest = findClosest(
    specifier,
    readdirSync(dir).map((name) => `./${name}`),
    { limit: 8 },
  );
  throw new DocsError('content/demo-file', { specifier, closest }, placeOf(page, path));
}

function placeOf({ product }: PageSource, file: string): string {
  return `${product.id}: ${displayPath(file)}:1`;
}
