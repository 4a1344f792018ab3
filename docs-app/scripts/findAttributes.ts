import ts from 'typescript';
import type { SourceFile } from './readSites.ts';

/** Use of a `data-*` attribute in code. */
export interface AttributeUse {
  /** Attribute name. Ends with a hyphen when an expression of the template completes the name. */
  name: string;
  path: string;
  line: number;
}

const NAME = /(?<![\w-])data-[a-z\d-]*/g;

/** Finds `data-*` attributes in JSX, in string literals and templates, and in `dataset`. */
export function findAttributes({ path, text }: SourceFile): AttributeUse[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const uses: AttributeUse[] = [];
  const walk = (node: ts.Node): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    const names = [...(readText(node).match(NAME) ?? []), ...readKeys(node).map(nameOf)];
    uses.push(...names.map((name) => ({ name, path, line: line + 1 })));
    ts.forEachChild(node, walk);
  };
  walk(source);
  return uses;
}

/** Returns the text of a JSX attribute name, a string literal or a template part; otherwise ''. */
function readText(node: ts.Node): string {
  if (ts.isJsxAttribute(node)) return node.name.getText();
  const isText =
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node);
  return isText ? node.text : '';
}

/** Returns the keys of `dataset` that a node reads or writes. */
function readKeys(node: ts.Node): string[] {
  if (ts.isPropertyAccessExpression(node) && isDataset(node.expression)) return [node.name.text];
  if (ts.isElementAccessExpression(node) && isDataset(node.expression)) {
    const { argumentExpression: key } = node;
    return ts.isStringLiteralLike(key) ? [key.text] : [];
  }
  if (ts.isBindingElement(node) && node.propertyName?.getText() === 'dataset') {
    return listBound(node.name);
  }
  if (ts.isVariableDeclaration(node) && node.initializer && hasDataset(node.initializer)) {
    return listBound(node.name);
  }
  return ts.isCallExpression(node) ? listAssigned(node) : [];
}

function isDataset(node: ts.Node | undefined): boolean {
  if (!node) return false;
  const name = ts.isPropertyAccessExpression(node) ? node.name : node;
  return ts.isIdentifier(name) && name.text === 'dataset';
}

/** Returns whether an expression contains `dataset` as a whole, not only one of its keys. */
function hasDataset(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
    return isDataset(node) || (!isDataset(node.expression) && hasDataset(node.expression));
  }
  return isDataset(node) || (ts.forEachChild(node, hasDataset) ?? false);
}

/** Lists the keys that a destructuring pattern of `dataset` reads. */
function listBound(pattern: ts.BindingName): string[] {
  if (ts.isIdentifier(pattern)) return [];
  if (ts.isObjectBindingPattern(pattern)) {
    return pattern.elements.map(({ propertyName, name }) => (propertyName ?? name).getText());
  }
  return pattern.elements.flatMap((element) =>
    ts.isBindingElement(element) ? listBound(element.name) : [],
  );
}

/** Lists the keys that `Object.assign(element.dataset, …)` sets. */
function listAssigned({ expression, arguments: [target, values] }: ts.CallExpression): string[] {
  if (expression.getText() !== 'Object.assign' || !isDataset(target)) return [];
  if (!values || !ts.isObjectLiteralExpression(values)) return [];
  return values.properties.flatMap(({ name }) => name?.getText() ?? []);
}

/** Converts a `dataset` key to its attribute name, such as `adPart` to `data-ad-part`. */
function nameOf(key: string): string {
  return `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
