import ts from 'typescript';
import type { ParamApi, PropApi } from '@vitrine/ui/core';
import { isInside } from '../../node/posixPaths.ts';
import { compareNames } from './compareNames.ts';
import { printCheckedType } from './printCheckedType.ts';
import { printFunction, printOptionalType, printType } from './printType.ts';
import { readJsDoc } from './readJsDoc.ts';
import type { TypeScope } from './typeScope.ts';

interface Callable {
  /** Overloads of a function, at least one. */
  signatures: readonly ts.Signature[];
  packageDir: string;
}

/** Reads the fields of a single options object, required fields first, or else the parameters. */
export function readParameters(
  { signatures, packageDir, params }: Callable & { params: readonly ParamApi[] },
  scope: TypeScope,
): PropApi[] {
  const fields = listOptions(signatures, packageDir, scope);
  if (fields.length > 0) {
    return fields
      .map((field) => readField(field, scope))
      .sort((a, b) => Number(b.required) - Number(a.required) || compareNames(a.name, b.name));
  }
  const count = Math.max(...signatures.map(({ parameters }) => parameters.length));
  return Array.from({ length: count }, (_, position) => {
    const all = signatures.map(({ parameters }) => parameters[position]);
    return readArgument(all, params, scope);
  });
}

/** Lists the fields of the options object that is the only parameter of the only signature. */
function listOptions(
  [signature, ...overloads]: readonly ts.Signature[],
  packageDir: string,
  scope: TypeScope,
): ts.Symbol[] {
  const [only, ...more] = signature?.parameters ?? [];
  if (!only || more.length > 0 || overloads.length > 0) return [];
  const type = scope.checker.getTypeOfSymbol(only);
  return type.getCallSignatures().length === 0 ? listFields(type, packageDir, scope) : [];
}

/**
 * Reads the fields of the returned object, sorted by name; `described` has missing comments. Lists
 * no fields when overloads return different types.
 */
export function readReturnValue(
  { signatures, packageDir, described }: Callable & { described: ts.Type | undefined },
  scope: TypeScope,
): PropApi[] {
  const [type, ...others] = new Set(signatures.map((signature) => signature.getReturnType()));
  if (!type || others.length > 0) return [];
  return listFields(type, packageDir, scope)
    .map((field) => ({ ...readField(field, scope, described), required: false }))
    .sort((a, b) => compareNames(a.name, b.name));
}

/** Prints the return types of a function's overloads as a union; undefined for `void`. */
export function readReturnType(
  signatures: readonly ts.Signature[],
  scope: TypeScope,
): string | undefined {
  const nodes = signatures.flatMap((signature) => signature.getDeclaration()?.type ?? []);
  const types = signatures.map((signature) => signature.getReturnType());
  const isPredicate = nodes.some(ts.isTypePredicateNode);
  if (!isPredicate && types.every(({ flags }) => flags & ts.TypeFlags.Void)) return undefined;
  return nodes.length > 0 ? printType(nodes, scope) : printCheckedType(types[0]!, scope.checker);
}

/** Returns whether a function returns another function, even one with properties. */
export function returnsFunction(signatures: readonly ts.Signature[]): boolean {
  return signatures.some((signature) => signature.getReturnType().getCallSignatures().length > 0);
}

function listFields(type: ts.Type, packageDir: string, { checker }: TypeScope): ts.Symbol[] {
  const isOwn = ({ declarations }: ts.Symbol) =>
    declarations?.some((node) => isInside(node.getSourceFile().fileName, packageDir)) &&
    declarations.every(isPublic);
  const object = checker.getNonNullableType(type);
  return object.flags & ts.TypeFlags.Object || object.isIntersection()
    ? object.getProperties().filter(isOwn)
    : [];
}

/** Returns whether a declaration is neither private or protected nor tagged `@ignore`. */
function isPublic(node: ts.Declaration): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  const name = ts.getNameOfDeclaration(node);
  const isHidden =
    ts.getCombinedModifierFlags(node) & hidden || (name && ts.isPrivateIdentifier(name));
  return !isHidden && !readJsDoc(node).ignored;
}

function readField(symbol: ts.Symbol, scope: TypeScope, described?: ts.Type): PropApi {
  const borrowed = described?.getProperty(symbol.name);
  const docs = [symbol, borrowed].flatMap((one) => one?.declarations ?? []).map(readJsDoc);
  const doc = docs.find(({ text }) => text !== '') ?? docs[0];
  return {
    name: symbol.name,
    type: printField(symbol, scope),
    required: !(symbol.flags & ts.SymbolFlags.Optional),
    description: doc?.text ?? '',
    ...(doc?.default !== undefined && { default: doc.default }),
    ...(doc?.deprecated !== undefined && { deprecated: doc.deprecated }),
    ...(doc && doc.params.length > 0 && { params: doc.params }),
  };
}

function printField(symbol: ts.Symbol, scope: TypeScope): string {
  const declarations = symbol.declarations ?? [];
  const methods = declarations.filter(ts.isMethodSignature);
  if (methods.length > 0) return printMethods(methods, scope);
  const nodes = declarations.flatMap((node) =>
    ts.isPropertySignature(node) && node.type ? node.type : [],
  );
  const optional = Boolean(symbol.flags & ts.SymbolFlags.Optional);
  if (nodes.length > 0) return optional ? printOptionalType(nodes, scope) : printType(nodes, scope);
  return printCheckedType(scope.checker.getTypeOfSymbol(symbol), scope.checker, { optional });
}

/** Prints the overloads of a method as an intersection. */
function printMethods(methods: readonly ts.MethodSignature[], scope: TypeScope): string {
  const types = methods.map((method) => printFunction(method, scope));
  return types.length > 1 ? types.map((type) => `(${type})`).join(' & ') : types.join('');
}

/** Reads the parameters that the overloads of a function have at one position as one row. */
function readArgument(
  overloads: readonly (ts.Symbol | undefined)[],
  params: readonly ParamApi[],
  scope: TypeScope,
): PropApi {
  const symbols = overloads.filter((symbol) => symbol !== undefined);
  const declared = symbols.flatMap(({ valueDeclaration: node }) =>
    node && ts.isParameter(node) ? node : [],
  );
  const [first] = declared;
  const types = declared.flatMap(({ type }) => type ?? []);
  const name = nameArgument(symbols[0]!, first);
  const isRest = first?.dotDotDotToken !== undefined;
  const required = symbols.length === overloads.length && !declared.some(isOptional);
  const print = required ? printType : printOptionalType;
  const description = params.find((param) => param.name === name)?.description ?? '';
  return {
    name: isRest ? `...${name}` : name,
    type: types.length > 0 ? print(types, scope) : 'any',
    required,
    description: description.replace(/^-\s*/, ''),
  };
}

function isOptional(node: ts.ParameterDeclaration): boolean {
  return Boolean(node.dotDotDotToken ?? node.questionToken ?? node.initializer);
}

/** Returns a parameter's name; for a destructured parameter, its `@param` name or its pattern. */
function nameArgument(symbol: ts.Symbol, declared: ts.ParameterDeclaration | undefined): string {
  if (!declared || ts.isIdentifier(declared.name)) return symbol.name;
  const [tag] = ts.getJSDocParameterTags(declared);
  return tag?.name.getText() ?? declared.name.getText().replaceAll(/\s+/g, ' ');
}
