import ts from 'typescript';
import { isDeclaredByReact, type TypeScope } from './typeScope.ts';

/** Finds the declarations of `Props['name']`: all outside of React's types, else the first. */
export function findIndexedDeclarations(
  { indexType, objectType }: ts.IndexedAccessTypeNode,
  { checker }: TypeScope,
): (ts.PropertySignature | ts.MethodSignature)[] {
  if (!ts.isLiteralTypeNode(indexType) || !ts.isStringLiteral(indexType.literal)) return [];
  const object = checker.getNonNullableType(checker.getTypeFromTypeNode(objectType));
  const property = checker.getPropertyOfType(object, indexType.literal.text);
  const declarations = (property?.declarations ?? []).filter(
    (node) => ts.isPropertySignature(node) || ts.isMethodSignature(node),
  );
  const libraryDeclarations = declarations.filter((node) => !isDeclaredByReact(node));
  return libraryDeclarations.length > 0 ? libraryDeclarations : declarations.slice(0, 1);
}
