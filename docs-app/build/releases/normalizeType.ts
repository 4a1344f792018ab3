import { memoize } from '@vitrine/ui/core';
import ts from 'typescript';

/**
 * Normalizes a printed type or default, so that only differences in meaning remain.
 * Unifies white space, quotes, union order, parameter names and array syntax.
 * Memoized, because releases repeat most types.
 */
export const normalizeType = memoize(
  (text: string) => parseType(text) ?? text.replaceAll(/\s+/g, ' ').trim(),
);

function parseType(text: string): string | undefined {
  const source = `type T = ${text};`;
  const file = ts.createSourceFile('type.ts', source, ts.ScriptTarget.ES2022, true);
  const [statement, ...more] = file.statements;
  if (more.length > 0 || !statement || !ts.isTypeAliasDeclaration(statement)) return undefined;
  // The parser inserts missing tokens instead of throwing, so check its diagnostics.
  const { parseDiagnostics } = file as ts.SourceFile & { parseDiagnostics?: readonly unknown[] };
  return parseDiagnostics?.length ? undefined : print(statement.type, new Map());
}

/** Placeholders, such as `$0`, of the type parameters in scope, by name. */
type Names = ReadonlyMap<string, string>;

function print(node: ts.Node, names: Names): string {
  const inner = (child: ts.Node | undefined) => (child ? print(child, names) : '');
  if (ts.isParenthesizedTypeNode(node)) return inner(node.type);
  if (ts.isUnionTypeNode(node)) return printUnion(node, names);
  if (ts.isIntersectionTypeNode(node)) return `&(${node.types.map(inner).sort().join(',')})`;
  if (ts.isArrayTypeNode(node)) return `Array<${inner(node.elementType)}>`;
  if (ts.isTypeReferenceNode(node) && node.typeArguments)
    return `${inner(node.typeName)}<${node.typeArguments.map(inner).join(',')}>`;
  if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.ReadonlyKeyword)
    return inner(node.type).replace(/^Array</, 'ReadonlyArray<');
  if (ts.isFunctionTypeNode(node) || ts.isConstructorTypeNode(node) || ts.isMethodSignature(node))
    return printSignature(node, names);
  if (ts.isTypeLiteralNode(node)) return `{${node.members.map(inner).sort().join(';')}}`;
  if (ts.isPropertySignature(node))
    return `${node.name.getText()}${node.questionToken ? '?' : ''}:${inner(node.type)}`;
  if (ts.isStringLiteral(node)) return JSON.stringify(node.text);
  if (ts.isIdentifier(node)) return names.get(node.text) ?? node.text;
  const children = node.getChildren();
  return children.length > 0 ? children.map(inner).join(' ') : node.getText();
}

function printUnion({ types }: ts.UnionTypeNode, names: Names): string {
  const members = types.map((type) => print(type, names));
  return `|(${[...new Set(members)].sort().join(',')})`;
}

/** Prints a function type without parameter names; prints a method as a property. */
function printSignature(
  node: ts.FunctionTypeNode | ts.ConstructorTypeNode | ts.MethodSignature,
  outer: Names,
): string {
  const typeParameters = node.typeParameters ?? [];
  const depth = outer.size;
  const places = typeParameters.map((one, index) => [one.name.text, `$${depth + index}`] as const);
  const names = new Map([...outer, ...places]);
  const limits = typeParameters.map(({ constraint, default: fallback }) =>
    [constraint, fallback].map((type) => (type ? print(type, names) : '')).join('='),
  );
  const params = node.parameters.map(({ dotDotDotToken, questionToken, type }) => {
    const marks = `${dotDotDotToken ? '...' : ''}${questionToken ? '?' : ''}`;
    return `${marks}${type ? print(type, names) : 'any'}`;
  });
  const kind = ts.isConstructorTypeNode(node) ? 'new ' : '';
  const result = node.type ? print(node.type, names) : 'void';
  const signature = `${kind}<${limits.join(',')}>(${params.join(',')})=>${result}`;
  return ts.isMethodSignature(node)
    ? `${node.name.getText()}${node.questionToken ? '?' : ''}:${signature}`
    : signature;
}
