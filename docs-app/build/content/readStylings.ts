import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CODE_STYLINGS, DocsError, findClosest, STYLING_SLUGS } from '@vitrine/ui/core';
import { listImports } from '../../node/imports.ts';
import { displayPath, TAILWIND_SHEET } from '../../node/paths.ts';
import { isModule, readDemoFile } from './demoFileTypes.ts';
import { findSyntaxProblem } from './deriveJavaScript.ts';
import { checkDemoStyles } from './checkDemoStyles.ts';
import type { DemoFile, PageSource, StylingSource } from './content.types.ts';

interface DemoFolder {
  /** Name of the demo. */
  name: string;
  dir: string;
}

/** Reads one module per styling of a demo, with the files that the module imports relatively. */
export function readStylings(
  page: PageSource,
  { name, dir }: DemoFolder,
): [StylingSource, ...StylingSource[]] {
  const [first, ...otherStylings] = CODE_STYLINGS.flatMap((styling) => {
    const file = join(dir, `${STYLING_SLUGS[styling]}.tsx`);
    if (!existsSync(file)) return [];
    if (styling === 'Tailwind') checkTailwindSheet(page, file);
    const [entry, ...imports] = collectFiles(page, file);
    const helpers = imports.map(({ file: helper }) => helper);
    for (const sheet of helpers.filter(({ name: file }) => file.endsWith('.css'))) {
      checkDemoStyles(sheet, { name, place: placeOf(page, join(dir, sheet.name)) });
    }
    const files: StylingSource['files'] = [
      { name: `${name}.tsx`, code: entry.file.code },
      ...helpers,
    ];
    return [{ styling, file, files }];
  });
  if (!first) throw new Error(`The demo folder ${dir} has no module, such as system.tsx.`);
  return [first, ...otherStylings];
}

/** Throws `content/no-tailwind-sheet` when the products have no Tailwind style sheet. */
function checkTailwindSheet(page: PageSource, file: string): void {
  const sheet = join(page.product.dir, '..', TAILWIND_SHEET);
  if (existsSync(sheet)) return;
  throw new DocsError(
    'content/no-tailwind-sheet',
    { file: displayPath(sheet) },
    placeOf(page, file),
  );
}

interface FoundFile {
  path: string;
  file: DemoFile;
}

/** Collects the files that a module imports relatively; the module is the first file. */
function collectFiles(page: PageSource, entry: string): [FoundFile, ...FoundFile[]] {
  const first = readFile(page, entry);
  const files = new Map([[entry, first]]);
  for (const { path, file } of files.values()) {
    for (const specifier of listFileImports(file).filter(isRelative)) {
      const target = locate(page, { path, specifier });
      if (!files.has(target)) files.set(target, readFile(page, target, path));
    }
  }
  return [first, ...[...files.values()].filter((file) => file !== first)];
}

function readFile(page: PageSource, path: string, importer = path): FoundFile {
  const place = placeOf(page, path);
  const file = readDemoFile(path, placeOf(page, importer));
  const found = isModule(path) ? findSyntaxProblem(file.name, file.code) : undefined;
  if (!found) return { file, path };
  const { problem, line } = found;
  throw new DocsError(
    'content/demo-syntax',
    { file: file.name, problem },
    place.replace(/\d+$/, String(line)),
  );
}

function isRelative(specifier: string): boolean {
  return specifier.startsWith('.');
}

/** Lists the import specifiers of a file; an empty list unless it is a module. */
export function listFileImports({ name, code }: DemoFile): string[] {
  return isModule(name) ? listImports(code) : [];
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
