import ts from 'typescript';
import { isDeclaredByReact, type TypeScope } from './typeScope.ts';

/** Finds the declarations that `Props['name']` points at, those outside React first. */
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
  const own = declarations.filter((node) => !isDeclaredByReact(node));
  return own.length > 0 ? own : declarations.slice(0, 1);
}
