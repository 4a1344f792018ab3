import { basename } from 'node:path';
import ts from 'typescript';
import { isInside, toPosixPath } from '../../node/posixPaths.ts';
import { COMPONENT_NAME } from './exportNames.ts';
import { readJsDoc } from './readJsDoc.ts';
import { publicEntryOf } from './packageEntry.ts';
import type { LocatedComponent, PinnedPackage } from './pinnedPackages.ts';

/** Type and declaration of a component. */
export interface ComponentSymbols {
  type: ts.Type;
  /** Declaration of the component, with its comment. */
  declaration: ts.Declaration;
}

/** Reads a component from its declaration file; throws when the file does not declare it. */
export function readComponentSymbols(
  component: LocatedComponent,
  program: ts.Program,
): ComponentSymbols {
  const symbols = findComponentSymbols(component, program);
  if (symbols) return symbols;
  throw new TypeError(`${component.entry} declares no value named ${component.name}.`);
}

function findComponentSymbols(
  { name, dir, entry }: LocatedComponent,
  program: ts.Program,
): ComponentSymbols | undefined {
  // The default export of a folder is the component that the folder is named after.
  const main = basename(dir) === name ? listExports(entry, program).get('default') : undefined;
  const component = main ?? findExport(name, entry, program);
  if (!component?.valueDeclaration) return undefined;
  return {
    type: program.getTypeChecker().getTypeOfSymbol(component),
    declaration: component.valueDeclaration,
  };
}

/** Returns whether the package exports a component that renders something, without `@ignore`. */
export function isPublicComponent(component: LocatedComponent, program: ts.Program): boolean {
  const symbols = findComponentSymbols(component, program);
  if (!symbols || readJsDoc(symbols.declaration).ignored) return false;
  return (
    findExport(component.name, publicEntryOf(component), program) !== undefined &&
    drawsSomething(symbols.type, program.getTypeChecker())
  );
}

/** Finds a component in the exports of a declaration file. */
function findExport(name: string, entry: string, program: ts.Program): ts.Symbol | undefined {
  // List members only when required, because it creates the types of all exports.
  const list = name.includes('.') ? listComponentExports : listNamedExports;
  const exported = list(entry, program);
  return exported.get(findExportName(name, exported) ?? '');
}

/** Returns whether an export is a public component that the package itself declares. */
export function isComponentExport(
  name: string,
  symbol: ts.Symbol,
  { owner, program }: { owner: PinnedPackage; program: ts.Program },
): boolean {
  const { valueDeclaration: declaration } = symbol;
  if (!COMPONENT_NAME.test(name) || !declaration || readJsDoc(declaration).ignored) return false;
  if (!isInside(declaration.getSourceFile().fileName, owner.dir)) return false;
  const checker = program.getTypeChecker();
  return drawsSomething(checker.getTypeOfSymbol(symbol), checker);
}

const DRAWN = /\b(?:Element|ReactNode|ReactElement|ReactPortal)\b/;

function drawsSomething(type: ts.Type, checker: ts.TypeChecker): boolean {
  // Since React 19, a context can be rendered as its provider, but it is not a component.
  if (type.symbol?.name === 'Context') return false;
  const members = type.isUnion() ? type.types : [type];
  const isDrawn = (signature: ts.Signature) =>
    signature.parameters.length < 3 && DRAWN.test(checker.typeToString(signature.getReturnType()));
  return members.some(
    (member) =>
      member.getConstructSignatures().some((one) => one.getReturnType().getProperty('render')) ||
      member.getCallSignatures().some(isDrawn),
  );
}

/** Finds an interface that a declaration file exports, such as `ButtonClasses`. */
export function findInterface(
  entry: string,
  name: string,
  program: ts.Program,
): ts.Type | undefined {
  const symbol = listExports(entry, program).get(name);
  return symbol && program.getTypeChecker().getDeclaredTypeOfSymbol(symbol);
}

/** Finds the name under which a component is exported, with or without the prefix `Unstable_`. */
function findExportName(
  name: string,
  exported: ReadonlyMap<string, ts.Symbol>,
): string | undefined {
  return [name, `Unstable_${name}`].find((exportName) => exported.has(exportName));
}

/**
 * Returns the name under which the exports of `listExports` contain an export that
 * `listNamedExports` lists, such as `Unstable_Grid` or `default`.
 */
export function sourceNameOf(name: string, exported: ReadonlyMap<string, ts.Symbol>): string {
  return findExportName(name, exported) ?? (exported.has('default') ? 'default' : name);
}

/** Lists the exports of a declaration file by name; resolves aliases. */
export function listExports(entry: string, program: ts.Program): Map<string, ts.Symbol> {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(toPosixPath(entry));
  const module = file && checker.getSymbolAtLocation(file);
  const symbols = module ? checker.getExportsOfModule(module) : [];
  return new Map(symbols.map((symbol) => [symbol.name, resolveAlias(symbol, checker)]));
}

/** Lists the exports of a declaration file; the default export by the name of its declaration. */
export function listNamedExports(entry: string, program: ts.Program): Map<string, ts.Symbol> {
  const exported = listExports(entry, program);
  const main = exported.get('default');
  const declaration = main?.valueDeclaration;
  const name = declaration && ts.getNameOfDeclaration(declaration)?.getText();
  exported.delete('default');
  if (main && name !== undefined && !exported.has(name)) exported.set(name, main);
  return exported;
}

/**
 * Lists the exports of a declaration file, and the members of exported namespaces and objects by
 * names such as `Dialog.Root`. Skips members that the file also exports directly, such
 * as `DialogRoot`.
 */
export function listComponentExports(entry: string, program: ts.Program): Map<string, ts.Symbol> {
  const checker = program.getTypeChecker();
  const exported = listNamedExports(entry, program);
  const direct = new Set(exported.values());
  const members = [...exported].flatMap(([name, symbol]) =>
    listMembers(symbol, checker)
      .filter((member) => !exported.has(`${name}${member.name}`))
      .map((member) => [`${name}.${member.name}`, resolveMember(member, checker)] as const)
      .filter(([, member]) => !direct.has(member)),
  );
  return new Map([...exported, ...members]);
}

/** Lists the members of a value, such as `export * as Dialog` or a component with parts. */
function listMembers(symbol: ts.Symbol, checker: ts.TypeChecker): readonly ts.Symbol[] {
  return symbol.flags & ts.SymbolFlags.Value ? checker.getTypeOfSymbol(symbol).getProperties() : [];
}

/** Resolves an alias, and a member that is declared as `Item: typeof MenuItem`. */
function resolveMember(member: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  const { valueDeclaration: declaration } = member;
  const type =
    declaration && (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration))
      ? declaration.type
      : undefined;
  const queried = type && ts.isTypeQueryNode(type) && checker.getSymbolAtLocation(type.exprName);
  return resolveAlias(queried || member, checker);
}

function resolveAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
