import ts from 'typescript';

/** Placeholders of `each`: `%s` shows the next cell of a row, `$name` a property. */
const CELL = /%[sdifjoOc]/g;
const PROPERTY = /\$([a-z#]\w*)/gi;

/** Lists the literal strings in a `test.each` table that the test title shows. */
export function listShownStrings(title: string, table: ts.Node): string[] {
  const cells = title.match(CELL)?.length ?? 0;
  const names = Array.from(title.matchAll(PROPERTY), ([, name = '']) => name);
  return listRows(findTable(table)).flatMap((row) => [
    ...(ts.isArrayLiteralExpression(row) ? row.elements : [row])
      .slice(0, cells)
      .flatMap(listStrings),
    ...names.flatMap((name) => listStrings(findProperty(row, name))),
  ]);
}

/** Returns the table itself, or that of a call such as `sampleEvery(2, table)`. */
function findTable(node: ts.Node): ts.Node {
  const value = unwrap(resolveConstant(node));
  const items = ts.isCallExpression(value) ? value.arguments.at(-1) : undefined;
  return items ? findTable(items) : value;
}

function listRows(table: ts.Node): ts.Expression[] {
  const node = unwrap(table);
  if (!ts.isArrayLiteralExpression(node)) return [];
  return node.elements.flatMap((element) =>
    ts.isSpreadElement(element) ? listRows(element.expression) : unwrap(element),
  );
}

/** Removes `as const`, `satisfies …` and parentheses. */
function unwrap(node: ts.Node): ts.Expression {
  const isWrapped =
    ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node);
  return isWrapped ? unwrap(node.expression) : (node as ts.Expression);
}

/** Returns the value of a constant from the nearest block that declares it, or the node itself. */
function resolveConstant(node: ts.Node): ts.Node {
  if (!ts.isIdentifier(node)) return node;
  for (let scope: ts.Node | undefined = node.parent; scope; scope = scope.parent) {
    if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) continue;
    const value = scope.statements
      .flatMap((one) => (ts.isVariableStatement(one) ? one.declarationList.declarations : []))
      .find(({ name }) => name.getText() === node.text)?.initializer;
    if (value) return value;
  }
  return node;
}

function findProperty(row: ts.Node, name: string): ts.Node | undefined {
  if (!ts.isObjectLiteralExpression(row)) return undefined;
  const property = row.properties.find((one) => one.name?.getText() === name);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

function listStrings(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  const strings: string[] = [];
  ts.forEachChild(node, (child) => void strings.push(...listStrings(child)));
  return strings;
}
