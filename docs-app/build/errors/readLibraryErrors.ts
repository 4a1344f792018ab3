import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { ErrorEntry } from '@vitrine/ui/core';
import { globFiles } from '../../node/posixPaths.ts';
import { readPinnedPackages, type PinnedPackage } from '../api/pinnedPackages.ts';

const LIBRARY = /^@(mui|toolpad)\/(?!icons-material$|types$)/;
const FORMAT = /format(Mui)?ErrorMessage/;
/** Folders of a package that contain other builds of the same code. */
const OTHER_BUILDS = ['node', 'modern', 'legacy', 'esm', 'umd', 'locale', 'locales'];
const SENTENCE_END = /(?<=[.!?])\s+(?=\S)|\n/;

interface LibraryError {
  code: string;
  message: string;
  release: string;
}

/** Lists the MUI and Toolpad libraries that products pin, and those on which they depend. */
export function listLibraries(productDirs: readonly string[]): PinnedPackage[] {
  const libraries = new Map<string, PinnedPackage>();
  const queue = productDirs.flatMap((dir) => readPinnedPackages(dir));
  for (const library of queue) {
    if (!LIBRARY.test(library.name) || libraries.has(library.dir)) continue;
    libraries.set(library.dir, library);
    queue.push(...readPinnedPackages(library.dir));
  }
  return [...libraries.values()];
}

/** Reads error numbers and development messages from library code, sorted by number. */
export function readLibraryErrors(libraries: readonly PinnedPackage[]): ErrorEntry[] {
  const releases = new Map(libraries.map((library) => [nameRelease(library), library]));
  const grouped = Map.groupBy(
    [...releases].flatMap(([release, { dir }]) => readErrors(dir, release)),
    ({ code, message }) => `${code} ${message}`,
  );
  return [...grouped.values()]
    .flatMap((occurrences) => {
      const [first] = occurrences;
      return first ? [createEntry(first, occurrences)] : [];
    })
    .toSorted((a, b) => Number(a.code) - Number(b.code) || b.releases.length - a.releases.length);
}

/** Returns the name of a release as pages show it. */
export function nameRelease({ name, version }: PinnedPackage): string {
  return `${name} ${version}`;
}

function createEntry(
  { code, message }: LibraryError,
  occurrences: readonly LibraryError[],
): ErrorEntry {
  const [text = ''] = message.split(SENTENCE_END);
  const releases = [...new Set(occurrences.map(({ release }) => release))].toSorted();
  return { code, text, fix: message.slice(text.length).trim(), releases };
}

function readErrors(dir: string, release: string): LibraryError[] {
  return globFiles('**/*.{js,mjs}', dir)
    .filter((file) => !OTHER_BUILDS.includes(file.split('/')[0] ?? ''))
    .map((file) => ({ file, code: readFileSync(join(dir, file), 'utf8') }))
    .filter(({ code }) => FORMAT.test(code))
    .flatMap(({ file, code }) => parseErrors(file, code))
    .map((error) => ({ ...error, release }));
}

/** Finds conditions that select a message in development and an error number in production. */
export function parseErrors(file: string, code: string): Omit<LibraryError, 'release'>[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  const errors: Omit<LibraryError, 'release'>[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isConditionalExpression(node)) {
      const number = readNumber(node.whenFalse, source);
      if (number !== undefined) errors.push({ code: number, message: writeMessage(node.whenTrue) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return errors;
}

function readNumber(node: ts.Expression, source: ts.SourceFile): string | undefined {
  const call = unwrap(node);
  if (!ts.isCallExpression(call) || !FORMAT.test(call.expression.getText(source))) return undefined;
  const [number] = call.arguments;
  return number && ts.isNumericLiteral(number) ? number.text : undefined;
}

/** Returns a message; replaces each value with `%s`. */
function writeMessage(node: ts.Expression): string {
  const value = unwrap(node);
  if (ts.isStringLiteralLike(value)) return value.text;
  if (ts.isTemplateExpression(value)) {
    return value.head.text + value.templateSpans.map(({ literal }) => `%s${literal.text}`).join('');
  }
  if (ts.isBinaryExpression(value) && value.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return writeMessage(value.left) + writeMessage(value.right);
  }
  return '%s';
}

function unwrap(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ? unwrap(node.expression) : node;
}
