import { basename } from 'node:path';
import ts from 'typescript';
import { isInside, toPosixPath } from '../../node/posixPaths.ts';
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
  const exported = listComponentExports(entry, program);
  // The default export of a folder is the component that the folder is named after.
  const main = basename(dir) === name ? exported.get('default') : undefined;
  const component = main ?? exported.get(findExportName(name, exported) ?? '');
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
    findExportName(component.name, listComponentExports(publicEntryOf(component), program)) !==
      undefined && drawsSomething(symbols.type, program.getTypeChecker())
  );
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

/** Matches `Dialog`, and `Dialog.Root` of a namespace. */
export const COMPONENT_NAME = /^[A-Z]\w*(?:\.[A-Z]\w*)?$/;

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
export function findExportName(
  name: string,
  exported: ReadonlyMap<string, ts.Symbol>,
): string | undefined {
  return [name, `Unstable_${name}`].find((exportName) => exported.has(exportName));
}

/** Lists the exports of a declaration file by name; resolves aliases. */
export function listExports(entry: string, program: ts.Program): Map<string, ts.Symbol> {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(toPosixPath(entry));
  const module = file && checker.getSymbolAtLocation(file);
  const symbols = module ? checker.getExportsOfModule(module) : [];
  return new Map(symbols.map((symbol) => [symbol.name, resolveAlias(symbol, checker)]));
}

/**
 * Lists the exports of a declaration file, and the members of exported namespaces and objects by
 * names such as `Dialog.Root`. Skips members that the file also exports directly, such
 * as `DialogRoot`.
 */
export function listComponentExports(entry: string, program: ts.Program): Map<string, ts.Symbol> {
  const checker = program.getTypeChecker();
  const exported = listExports(entry, program);
  const direct = new Set(exported.values());
  const members = [...exported].flatMap(([name, symbol]) =>
    listMembers(symbol, checker)
      .filter((member) => !exported.has(`${name}${member.name}`))
      .map((member) => [`${name}.${member.name}`, resolveAlias(member, checker)] as const)
      .filter(([, member]) => !direct.has(member)),
  );
  return new Map([...exported, ...members]);
}

/** Lists the members of a namespace, such as `export * as Dialog`, or of an object type. */
function listMembers(symbol: ts.Symbol, checker: ts.TypeChecker): readonly ts.Symbol[] {
  if (symbol.flags & ts.SymbolFlags.ValueModule) return checker.getExportsOfModule(symbol);
  const { valueDeclaration: declaration } = symbol;
  const type = declaration && ts.isVariableDeclaration(declaration) ? declaration.type : undefined;
  const isObject = type !== undefined && ts.isTypeLiteralNode(type);
  return isObject ? checker.getTypeOfSymbol(symbol).getProperties() : [];
}

function resolveAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
