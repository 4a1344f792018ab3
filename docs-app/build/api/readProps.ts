import ts from 'typescript';
import type { PropApi } from '@vitrine/ui/core';
import { isInside } from '../../node/posixPaths.ts';
import { compareNames } from './compareNames.ts';
import { findIndexedDeclarations } from './findIndexedDeclarations.ts';
import type { LocatedComponent } from './pinnedPackages.ts';
import { printCheckedType } from './printCheckedType.ts';
import { joinUnion, printFunction, printOptionalType, printType } from './printType.ts';
import { isComputed, isMethod, isPropDeclaration, type PropDeclaration } from './propSymbols.ts';
import { readJsDoc, type JsDoc } from './readJsDoc.ts';
import { isDeclaredByMui, isElementAttribute, type TypeScope } from './typeScope.ts';

/** Props of nearly every component; API pages list them in one sentence instead of table rows. */
const COMMON_PROPS = ['className', 'style', 'ref'];

/** Component whose props are read. */
export interface PropsOwner extends LocatedComponent {
  type: ts.Type;
  /** Names in the component's `propTypes`, including props that another component declares. */
  adopted: ReadonlySet<string>;
  /** Default values in the component's code. */
  defaults: ReadonlyMap<string, string>;
}

/** Reads the props that a component declares or adopts; required props first, then by name. */
export function readProps(owner: PropsOwner, scope: TypeScope): PropApi[] {
  const shapes = listPropsTypes(owner.type, scope.checker).map(indexProperties);
  const provided = listProvidedProps(owner.type, scope.checker);
  const names = new Set(shapes.flatMap((shape) => [...shape.keys()]));
  const props = [...names].flatMap((name) => {
    const symbols = shapes.map((shape) => shape.get(name));
    return readProp({ name, symbols, owner, scope, isProvided: provided.has(name) });
  });
  return props.sort(
    (a, b) => Number(b.required) - Number(a.required) || compareNames(a.name, b.name),
  );
}

/** Lists which of `COMMON_PROPS` a component accepts. */
export function listCommonProps(component: ts.Type, checker: ts.TypeChecker): string[] {
  const types = listPropsTypes(component, checker);
  return COMMON_PROPS.filter((name) => types.some((type) => type.getProperty(name)));
}

/** Lists the names of all props that a component accepts, in any overload or union member. */
export function listAcceptedProps(component: ts.Type, checker: ts.TypeChecker): string[] {
  const types = listPropsTypes(component, checker);
  const names = types.flatMap((type) => type.getProperties().map((symbol) => symbol.name));
  return [...new Set(names)].sort(compareNames);
}

/** Lists the props types of a component: one per overload and per member of a union. */
export function listPropsTypes(component: ts.Type, checker: ts.TypeChecker): ts.Type[] {
  return (component.isUnion() ? component.types : [component])
    .flatMap((type) => [...type.getCallSignatures(), ...type.getConstructSignatures()])
    .flatMap(({ parameters: [props] }) => (props ? checker.getTypeOfSymbol(props) : []))
    .map((type) =>
      type.isTypeParameter() ? (checker.getBaseConstraintOfType(type) ?? type) : type,
    )
    .flatMap((type) => (type.isUnion() ? type.types : type));
}

/** Lists the props in the `defaultProps` of a component, which JSX does not require. */
function listProvidedProps(component: ts.Type, checker: ts.TypeChecker): Set<string> {
  const symbol = component.getProperty('defaultProps');
  // React declares an optional `defaultProps` for every function component.
  if (!symbol || isOptional(symbol)) return new Set();
  return new Set(
    checker.getPropertiesOfType(checker.getTypeOfSymbol(symbol)).map(({ name }) => name),
  );
}

function indexProperties(type: ts.Type): Map<string, ts.Symbol> {
  return new Map(type.getProperties().map((symbol) => [symbol.name, symbol]));
}

interface Prop {
  name: string;
  /** Symbol of the prop in each props type; undefined if the type has no such prop. */
  symbols: (ts.Symbol | undefined)[];
  owner: PropsOwner;
  scope: TypeScope;
  /** Whether the component's `defaultProps` have the prop. */
  isProvided: boolean;
}

const NO_DOC: JsDoc = { text: '', ignored: false, params: [] };

function readProp(prop: Prop): PropApi[] {
  const { name, symbols, owner, scope, isProvided } = prop;
  const declarations = findDeclarations(prop);
  if (declarations.length === 0 && !isMapped(prop)) return [];
  const docs = declarations.map(readJsDoc);
  const doc = docs.find(({ text }) => text !== '') ?? docs[0] ?? NO_DOC;
  if (doc.ignored) return [];
  const { default: value = owner.defaults.get(name), deprecated, params } = doc;
  const required = !isProvided && symbols.every((symbol) => symbol && !isOptional(symbol));
  return [
    {
      name,
      type: printProp(prop, { declarations, optional: !required }),
      required,
      description: doc.text || readBorrowedText(declarations, scope),
      ...(value !== undefined && { default: value }),
      ...(deprecated !== undefined && { deprecated }),
      ...(params.length > 0 && { params }),
    },
  ];
}

function isOptional({ flags }: ts.Symbol): boolean {
  return Boolean(flags & ts.SymbolFlags.Optional);
}

/** Prints the type that a mapped type computes for a prop, or else its declared type. */
function printProp(
  { symbols, scope }: Prop,
  { declarations, optional }: { declarations: readonly PropDeclaration[]; optional: boolean },
): string {
  const { checker } = scope;
  const computed = symbols.flatMap((symbol) =>
    symbol && isComputed(symbol)
      ? printCheckedType(checker.getTypeOfSymbol(symbol), checker, { optional })
      : [],
  );
  if (computed.length > 0) return joinUnion([...new Set(computed)]);
  const methods = declarations.filter(isMethod).map((node) => printFunction(node, scope));
  const types = declarations.flatMap((node) => (!isMethod(node) && node.type ? node.type : []));
  const print = optional ? printOptionalType : printType;
  const properties = types.length > 0 ? [print(types, scope)] : [];
  return joinUnion([...new Set([...properties, ...methods])]);
}

/** Reads the comment of the prop that a type such as `OtherProps['name']` refers to. */
function readBorrowedText(declarations: readonly PropDeclaration[], scope: TypeScope): string {
  const types = declarations.flatMap((node) =>
    !isMethod(node) && node.type && ts.isIndexedAccessTypeNode(node.type) ? node.type : [],
  );
  const texts = types
    .flatMap((type) => findIndexedDeclarations(type, scope))
    .map((node) => readJsDoc(node).text);
  return texts.find((text) => text !== '') ?? '';
}

/**
 * Finds the declarations of a prop in the component's folder, or else in `SHARED_TYPES`.
 * For adopted props, also searches the package and then all files. Empty for inherited props.
 * If `adopted` is empty, returns all declarations except element attributes.
 */
function findDeclarations({ name, symbols, owner }: Prop): PropDeclaration[] {
  if (COMMON_PROPS.includes(name)) return [];
  const symbolDeclarations = new Set(symbols.flatMap((symbol) => symbol?.declarations ?? []));
  const all = [...symbolDeclarations].filter(isPropDeclaration);
  const isOwn = isIn(owner.package.dir);
  const declared = all.filter((node) => isOwn(node) || isShared(node));
  const local = declared.filter(isIn(owner.dir)).sort((a, b) => a.pos - b.pos);
  if (local.length > 0) return local;
  if (owner.adopted.size === 0) return all.filter((node) => !isElementAttribute(node));
  if (!owner.adopted.has(name)) return declared.filter(isShared);
  return declared.length > 0 ? declared : all;
}

/** Returns whether a mapped type such as `Record` creates the prop without a declaration. */
function isMapped({ name, symbols, owner: { adopted } }: Prop): boolean {
  const isAdopted = adopted.size === 0 || adopted.has(name);
  if (COMMON_PROPS.includes(name)) return false;
  return isAdopted && symbols.some((symbol) => symbol && !symbol.declarations?.length);
}

/** MUI's types that add props to every component whose root or slots can be replaced. */
const SHARED_TYPES = ['OverridableComponent', 'CreateSlotsAndSlotProps'];

function isShared(node: ts.Node): boolean {
  const owner = ts.findAncestor(
    node,
    (ancestor) => ts.isInterfaceDeclaration(ancestor) || ts.isTypeAliasDeclaration(ancestor),
  );
  return owner !== undefined && isDeclaredByMui(owner) && SHARED_TYPES.includes(owner.name.text);
}

function isIn(dir: string): (node: ts.Node) => boolean {
  return (node) => isInside(node.getSourceFile().fileName, dir);
}
