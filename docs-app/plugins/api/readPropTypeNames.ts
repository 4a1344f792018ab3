import ts from 'typescript';

/** Reads the names of a component's `propTypes` from its source, so that the result is the same in production. */
export function readPropTypeNames(source: string): Set<string> {
  const file = ts.createSourceFile('component.js', source, ts.ScriptTarget.ES2022);
  const names = new Set<string>();
  file.forEachChild(function visit(node) {
    for (const { name } of listPropTypes(node)) {
      if (name && (ts.isIdentifier(name) || ts.isStringLiteral(name))) names.add(name.text);
    }
    node.forEachChild(visit);
  });
  return names;
}

function listPropTypes(node: ts.Node): readonly ts.ObjectLiteralElementLike[] {
  if (!ts.isBinaryExpression(node) || !ts.isObjectLiteralExpression(node.right)) return [];
  const { left, right } = node;
  return ts.isPropertyAccessExpression(left) && left.name.text === 'propTypes'
    ? right.properties
    : [];
}
