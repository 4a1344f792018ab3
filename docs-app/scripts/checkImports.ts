import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { importRules, type ImportRule } from './importRules.ts';
import { projectFolder } from './runProcess.ts';
import { globFiles } from '../plugins/posixPaths.ts';

export interface SourceFile {
  path: string;
  text: string;
}

interface ImportSite {
  specifier: string;
  line: number;
  typesOnly: boolean;
}

const SOURCES = '{*,{src,stories,.storybook,docs-app}/**/*}.{ts,tsx,js,mjs,mdx}';
const LEFT_OUT = /(?:^|\/)(?:dist|\.cache)\//;

/** Lists the imports that a rule forbids, each with its place and the message of the rule. */
export function findForbiddenImports(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const sites = file.path.endsWith('.mdx') ? readMdxImports(file) : readImports(file);
    return sites.flatMap((site) => judge(file.path, site));
  });
}

function judge(path: string, { specifier, line, typesOnly }: ImportSite): string[] {
  const target = specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : specifier;
  return importRules
    .filter((rule) => !(rule.typesAllowed && typesOnly) && isForbidden(rule, path, target))
    .map(({ name, message }) => `${path}:${line} imports "${specifier}"\n  ${name}: ${message}`);
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

function readImports({ path, text }: SourceFile): ImportSite[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const sites: ImportSite[] = [];
  const add = (name: ts.Node | undefined, typesOnly: boolean) => {
    if (!name || !ts.isStringLiteralLike(name)) return;
    const { line } = source.getLineAndCharacterOfPosition(name.getStart());
    sites.push({ specifier: name.text, line: line + 1, typesOnly });
  };
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeImport(node.importClause));
    if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false);
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return sites;
}

function isTypeImport(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const { name, namedBindings } = clause;
  if (name || !namedBindings || !ts.isNamedImports(namedBindings)) return false;
  return namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly);
}

function readMdxImports({ text }: SourceFile): ImportSite[] {
  return text.split('\n').flatMap((content, index) => {
    const specifier = /^import\s.*?from\s+['"]([^'"]+)['"]/.exec(content)?.[1];
    return specifier ? [{ specifier, line: index + 1, typesOnly: false }] : [];
  });
}

/** Lists the source files of the project that match a glob. */
export function listSources(pattern = SOURCES): string[] {
  return globFiles(pattern, projectFolder).filter((path) => !LEFT_OUT.test(path));
}

function readProject(): SourceFile[] {
  return listSources().map((path) => ({
    path,
    text: readFileSync(join(projectFolder, path), 'utf8'),
  }));
}

function main(): void {
  const files = readProject();
  const messages = findForbiddenImports(files);
  for (const message of messages) console.error(message);
  console.log(
    `${files.length} files, ${importRules.length} rules, ${messages.length} forbidden imports`,
  );
  process.exitCode = messages.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
