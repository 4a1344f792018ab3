import ts from 'typescript';

/** Names that an expression uses without declaring them. */
interface FreeNames {
  /** Names of variables and functions. */
  names: string[];
  /** Names of JSX elements that are components. */
  elements: string[];
}

/** Finds the names that an expression uses without declaring them. */
export function findFreeNames(expression: string): FreeNames {
  const file = parse(expression);
  const declared = new Set(listDeclared(file));
  const names: string[] = [];
  const elements: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isTag(node)) {
      const tag = node.tagName.getText();
      if (/^[A-Z]/.test(tag)) elements.push(tag);
      visit(node.attributes);
      return;
    }
    if (ts.isJsxClosingElement(node)) return;
    if (ts.isIdentifier(node) && isReference(node)) names.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  const isFree = (name: string) => !declared.has(name);
  return { names: names.filter(isFree), elements: elements.filter(isFree) };
}

/** Lists the names that the exports of an article declare. */
export function listDeclaredNames(code: string): string[] {
  return listDeclared(parse(code));
}

function parse(code: string): ts.SourceFile {
  return ts.createSourceFile('page.tsx', code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
}

function isTag(node: ts.Node): node is ts.JsxOpeningElement | ts.JsxSelfClosingElement {
  return ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);
}

/** Lists the names of all variables, parameters, functions and classes in a file. */
function listDeclared(file: ts.SourceFile): string[] {
  const declared: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isDeclaration(node) && node.name && ts.isIdentifier(node.name))
      declared.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return declared;
}

function isDeclaration(node: ts.Node): node is ts.NamedDeclaration {
  return (
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionLike(node) ||
    ts.isClassLike(node)
  );
}

/** Returns whether an identifier reads a value; false for names of properties and attributes. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isLabeledStatement(parent) || ts.isMethodDeclaration(parent)) return false;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  return !ts.isJsxAttribute(parent) && !ts.isJsxNamespacedName(parent);
}
