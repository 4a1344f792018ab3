import ts from 'typescript';
import type { ParamApi, PropApi } from '@vitrine/ui/core';
import { isInside } from '../../node/posixPaths.ts';
import { compareNames } from './compareNames.ts';
import { printCheckedType } from './printCheckedType.ts';
import { printFunction, printOptionalType, printType } from './printType.ts';
import { readJsDoc } from './readJsDoc.ts';
import type { TypeScope } from './typeScope.ts';

interface Callable {
  signature: ts.Signature;
  packageDir: string;
}

/** Reads the fields of a single options object, required fields first, or else the parameters. */
export function readParameters(
  { signature, packageDir, params }: Callable & { params: readonly ParamApi[] },
  scope: TypeScope,
): PropApi[] {
  const [only, ...more] = signature.parameters;
  if (!only) return [];
  const type = scope.checker.getTypeOfSymbol(only);
  const isOptions = more.length === 0 && type.getCallSignatures().length === 0;
  const fields = isOptions ? listFields(type, packageDir, scope) : [];
  if (fields.length > 0) {
    return fields
      .map((field) => readField(field, scope))
      .sort((a, b) => Number(b.required) - Number(a.required) || compareNames(a.name, b.name));
  }
  return signature.parameters.map((parameter) => readArgument(parameter, params, scope));
}

/** Reads the fields of the returned object, sorted by name; `described` has missing comments. */
export function readReturnValue(
  { signature, packageDir, described }: Callable & { described: ts.Type | undefined },
  scope: TypeScope,
): PropApi[] {
  return listFields(signature.getReturnType(), packageDir, scope)
    .map((field) => ({ ...readField(field, scope, described), required: false }))
    .sort((a, b) => compareNames(a.name, b.name));
}

/** Prints the return type of a function, or its type predicate; undefined for `void`. */
export function readReturnType(signature: ts.Signature, scope: TypeScope): string | undefined {
  const node = signature.getDeclaration()?.type;
  const type = signature.getReturnType();
  if (node && ts.isTypePredicateNode(node)) return printType(node, scope);
  if (type.flags & ts.TypeFlags.Void) return undefined;
  return node ? printType(node, scope) : printCheckedType(type, scope.checker);
}

/** Returns whether a function returns another function, even one with properties. */
export function returnsFunction(signature: ts.Signature): boolean {
  return signature.getReturnType().getCallSignatures().length > 0;
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
  const [method] = declarations.filter(ts.isMethodSignature);
  if (method) return printFunction(method, scope);
  const nodes = declarations.flatMap((node) =>
    ts.isPropertySignature(node) && node.type ? node.type : [],
  );
  const optional = Boolean(symbol.flags & ts.SymbolFlags.Optional);
  if (nodes.length > 0) return optional ? printOptionalType(nodes, scope) : printType(nodes, scope);
  return printCheckedType(scope.checker.getTypeOfSymbol(symbol), scope.checker, { optional });
}

function readArgument(symbol: ts.Symbol, params: readonly ParamApi[], scope: TypeScope): PropApi {
  const node = symbol.valueDeclaration;
  const declared = node && ts.isParameter(node) ? node : undefined;
  const name = nameArgument(symbol, declared);
  const isRest = declared?.dotDotDotToken !== undefined;
  const required = !isRest && !declared?.questionToken && !declared?.initializer;
  const print = required ? printType : printOptionalType;
  const description = params.find((param) => param.name === name)?.description ?? '';
  return {
    name: isRest ? `...${name}` : name,
    type: declared?.type ? print(declared.type, scope) : 'any',
    required,
    description: description.replace(/^-\s*/, ''),
  };
}

/** Returns a parameter's name; for a destructured parameter, its `@param` name or its pattern. */
function nameArgument(symbol: ts.Symbol, declared: ts.ParameterDeclaration | undefined): string {
  if (!declared || ts.isIdentifier(declared.name)) return symbol.name;
  const [tag] = ts.getJSDocParameterTags(declared);
  return tag?.name.getText() ?? declared.name.getText().replaceAll(/\s+/g, ' ');
}
