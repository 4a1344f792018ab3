import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findUndeclaredImports, readManifests } from './findUndeclaredImports.ts';
import { importRules, type ImportRule } from './importRules.ts';
import { readSites, type ImportSite, type SourceFile } from './readSites.ts';
import { globFiles } from '../node/posixPaths.ts';
import { ROOT } from '../node/paths.ts';

const SOURCES = '{*,{src,stories,.storybook,docs-app}/**/*}.{ts,tsx,js,mjs,mdx}';
const LEFT_OUT = /(?:^|\/)(?:dist|\.cache)\//;

/** Lists forbidden imports, each with its file, its line and the message of the rule. */
export function findForbiddenImports(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => readSites(file).flatMap((site) => judge(file.path, site)));
}

function judge(path: string, { specifier, line, typesOnly }: ImportSite): string[] {
  const target = resolveImport(path, specifier);
  return importRules
    .filter((rule) => !(rule.typesAllowed && typesOnly) && isForbidden(rule, path, target))
    .map(({ name, message }) => `${path}:${line} imports "${specifier}"\n  ${name}: ${message}`);
}

function resolveImport(path: string, specifier: string): string {
  return specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : specifier;
}

function isForbidden(
  { from, except, forbidden }: ImportRule,
  path: string,
  target: string,
): boolean {
  const place = from.exec(path);
  if (!place || except?.test(path)) return false;
  return new RegExp(forbidden.source.replace('OWN', place[1] ?? '')).test(target);
}

/** Lists the source files of the project that match a glob. */
export function listSources(pattern = SOURCES): string[] {
  return globFiles(pattern, ROOT).filter((path) => !LEFT_OUT.test(path));
}

function readProject(): SourceFile[] {
  return listSources().map((path) => ({
    path,
    text: readFileSync(join(ROOT, path), 'utf8'),
  }));
}

/** Lists import cycles between files and between folders. Ignores the imports of tests. */
export function findImportCycles(files: readonly SourceFile[]): string[] {
  const sourcePaths = new Set(files.map(({ path }) => path));
  const arrows = files
    .filter(({ path }) => !/\.(test|slow)\.tsx?$/.test(path))
    .flatMap((file) =>
      readSites(file).flatMap(({ specifier }) => {
        const target = resolveImport(file.path, specifier);
        return sourcePaths.has(target) ? [{ from: file.path, to: target }] : [];
      }),
    );
  return [
    ...describeCycles('files', arrows, (path) => path),
    ...describeCycles('folders', arrows, (path) => posix.dirname(path)),
  ];
}

function describeCycles(
  kind: string,
  arrows: readonly { from: string; to: string }[],
  roomOf: (path: string) => string,
): string[] {
  const between = arrows.filter(({ from, to }) => roomOf(from) !== roomOf(to));
  const cyclic = findCyclic(
    between.map(({ from, to }) => ({ from: roomOf(from), to: roomOf(to) })),
  );
  const lines = between.flatMap(({ from, to }) =>
    cyclic.has(roomOf(from)) && cyclic.has(roomOf(to)) ? [`  ${from} imports ${to}`] : [],
  );
  return lines.length > 0 ? [[`Cycle of ${kind}:`, ...lines].join('\n')] : [];
}

/** Finds nodes on and between cycles by removing nodes without incoming or outgoing imports. */
function findCyclic(arrows: readonly { from: string; to: string }[]): ReadonlySet<string> {
  const sources = new Set(arrows.map(({ from }) => from));
  const inner = arrows.filter(({ to }) => sources.has(to));
  const targets = new Set(inner.map(({ to }) => to));
  const left = inner.filter(({ from }) => targets.has(from));
  return left.length === arrows.length ? sources : findCyclic(left);
}

function main(): void {
  const files = readProject();
  const messages = [
    ...findForbiddenImports(files),
    ...findImportCycles(files),
    ...findUndeclaredImports(files, readManifests(ROOT)),
  ];
  for (const message of messages) console.error(message);
  console.log(
    `${files.length} files, ${importRules.length} rules, ${messages.length} forbidden or undeclared imports and cycles`,
  );
  process.exitCode = messages.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
