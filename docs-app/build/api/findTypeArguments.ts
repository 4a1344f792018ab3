import ts from 'typescript';
import type { TypeScope } from './typeScope.ts';

/**
 * Finds the type arguments that the component's file passes to a type parameter, else the members
 * of its constraint. An empty list means that the parameter is printed by name.
 */
export function findTypeArguments(
  param: ts.TypeParameterDeclaration,
  scope: TypeScope,
): ts.TypeNode[] {
  const args = findGivenArguments(param, scope);
  if (args.length > 0) return args;
  return param.constraint ? listValues(param.constraint) : [];
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
  return findReferences(scope.file, generic.name.text)
    .flatMap(({ typeArguments }) => typeArguments?.[index] ?? [])
    .filter((arg) => arg.getText() !== param.name.text);
}

function findReferences(root: ts.Node, name: string): ts.NodeWithTypeArguments[] {
  const references: ts.NodeWithTypeArguments[] = [];
  root.forEachChild(function visit(node) {
    if (ts.isTypeReferenceNode(node) && node.typeName.getText() === name) references.push(node);
    if (ts.isExpressionWithTypeArguments(node) && node.expression.getText() === name)
      references.push(node);
    node.forEachChild(visit);
  });
  return references;
}
