import ts from 'typescript';

/** Reads the default values of props from a component's code, as source text; only literals. */
export function readSourceDefaults(source: string): Map<string, string> {
  const file = ts.createSourceFile('component.js', source, ts.ScriptTarget.ES2022, true);
  const constants = readConstants(file);
  const defaults = new Map<string, string>();
  file.forEachChild(function visit(node) {
    for (const { key, initializer } of listDefaults(node)) {
      const value = ts.isIdentifier(initializer) ? constants.get(initializer.text) : initializer;
      if (value && isPlain(value) && !defaults.has(key)) defaults.set(key, value.getText());
    }
    node.forEachChild(visit);
  });
  return defaults;
}

/** Returns the initializers of the file's constants by name. */
function readConstants({ statements }: ts.SourceFile): Map<string, ts.Expression> {
  const declared = statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations);
  return new Map(
    declared.flatMap(({ name, initializer }) =>
      initializer && ts.isIdentifier(name) ? [[name.text, initializer] as const] : [],
    ),
  );
}

/** Names of the props object in a component's code. */
const PROPS = /^(in|theme|themed)?props$/i;

/** Lists the default values in `const { … } = props`. */
function listDefaults(node: ts.Node): { key: string; initializer: ts.Expression }[] {
  if (!ts.isVariableDeclaration(node) || !ts.isObjectBindingPattern(node.name)) return [];
  if (!node.initializer || !PROPS.test(node.initializer.getText())) return [];
  return node.name.elements.flatMap(({ name, propertyName = name, initializer }) => {
    const isNamed = ts.isIdentifier(propertyName) || ts.isStringLiteral(propertyName);
    return initializer && isNamed ? [{ key: propertyName.text, initializer }] : [];
  });
}

function isPlain(node: ts.Expression): boolean {
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isPlain);
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.every((one) => ts.isPropertyAssignment(one) && isPlain(one.initializer));
  }
  if (ts.isPrefixUnaryExpression(node)) return ts.isNumericLiteral(node.operand);
  return (
    ts.isStringLiteral(node) ||
    ts.isNumericLiteral(node) ||
    [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword].includes(node.kind)
  );
}
