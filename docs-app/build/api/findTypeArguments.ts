import ts from 'typescript';
import { findReferent, type TypeScope } from './typeScope.ts';

/**
 * Finds the type arguments that the component's file passes to a type parameter, else the members
 * of its constraint, but not inside other type arguments. An empty list means that the parameter
 * is printed by name.
 */
export function findTypeArguments(
  param: ts.TypeParameterDeclaration,
  scope: TypeScope,
): ts.TypeNode[] {
  const args = findGivenArguments(param, scope);
  if (args.length > 0) return args;
  return param.constraint && !scope.isNested ? listValues(param.constraint) : [];
}

/** Lists the members of a constraint without `undefined`, which only makes a prop optional. */
function listValues(constraint: ts.TypeNode): ts.TypeNode[] {
  if (!ts.isUnionTypeNode(constraint)) return [constraint];
  return constraint.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
}

function findGivenArguments(param: ts.TypeParameterDeclaration, scope: TypeScope): ts.TypeNode[] {
  const generic = param.parent;
  if (!ts.isTypeAliasDeclaration(generic) && !ts.isInterfaceDeclaration(generic)) return [];
  const index = generic.typeParameters?.indexOf(param) ?? -1;
  return findReferences(generic, scope)
    .flatMap(({ typeArguments }) => typeArguments?.[index] ?? [])
    .filter((arg) => arg.getText() !== param.name.text);
}

/** Finds the references to a type in the component's file. */
function findReferences(
  type: ts.TypeAliasDeclaration | ts.InterfaceDeclaration,
  scope: TypeScope,
): ts.NodeWithTypeArguments[] {
  const references: ts.NodeWithTypeArguments[] = [];
  const isName = (node: ts.Node) =>
    node.getText() === type.name.text && findReferent(node, scope)?.declarations?.includes(type);
  scope.file.forEachChild(function visit(node) {
    if (ts.isTypeReferenceNode(node) && isName(node.typeName)) references.push(node);
    if (ts.isExpressionWithTypeArguments(node) && isName(node.expression)) references.push(node);
    node.forEachChild(visit);
  });
  return references;
}
