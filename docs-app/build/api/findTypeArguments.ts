import ts from 'typescript';
import type { TypeScope } from './typeScope.ts';

/**
 * Finds the type arguments that the component's file passes to a type parameter, else the
 * constraint of the parameter. An empty list means that the parameter is printed by name.
 */
export function findTypeArguments(
  param: ts.TypeParameterDeclaration,
  scope: TypeScope,
): ts.TypeNode[] {
  const args = findGivenArguments(param, scope);
  if (args.length > 0) return args;
  return param.constraint ? [param.constraint] : [];
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
