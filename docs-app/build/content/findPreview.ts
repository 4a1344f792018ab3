import type { CodePreview } from '@vitrine/ui/core';
import ts from 'typescript';

/** JSX with more lines is cut to `CUT_LINES`, so that a cut always hides several lines. */
const MAX_LINES = 16;
const CUT_LINES = 12;

/**
 * Finds the JSX that the default export of a module renders, without a fragment around it.
 * Returns undefined without JSX, or for one element without props that the module does not declare.
 */
export function findPreview(fileName: string, code: string): CodePreview | undefined {
  const kind = fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const module = ts.createSourceFile(fileName, code, ts.ScriptTarget.ESNext, true, kind);
  const component = findDefaultExport(module);
  const jsx = component && findJsx(component, module);
  if (!jsx) return undefined;
  const range = findRange(jsx);
  return cutLines(
    code,
    code.slice(range.from, range.to).includes('\n') ? wholeLines(code, range) : range,
  );
}

type Component = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;
type Jsx = ts.JsxElement | ts.JsxSelfClosingElement | ts.JsxFragment;

function findDefaultExport(module: ts.SourceFile): Component | undefined {
  for (const statement of module.statements) {
    if (ts.isExportAssignment(statement)) return resolveComponent(statement.expression, module);
    if (ts.isFunctionDeclaration(statement) && isDefault(statement)) return statement;
  }
  return undefined;
}

function isDefault({ modifiers }: ts.FunctionDeclaration): boolean {
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) ?? false;
}

/** Resolves a name, or a component in a call such as `React.memo(Demo)`, to its function. */
function resolveComponent(node: ts.Expression, module: ts.SourceFile): Component | undefined {
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return node;
  if (ts.isIdentifier(node)) return findDeclared(node.text, module);
  const [argument] = ts.isCallExpression(node) ? node.arguments : [];
  return argument && resolveComponent(argument, module);
}

/** Finds a component that the module declares at its top level. */
function findDeclared(name: string, module: ts.SourceFile): Component | undefined {
  for (const statement of module.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement;
    if (!ts.isVariableStatement(statement)) continue;
    const declared = statement.declarationList.declarations.find(
      (declaration) => ts.isIdentifier(declaration.name) && declaration.name.text === name,
    );
    if (declared?.initializer) return resolveComponent(declared.initializer, module);
  }
  return undefined;
}

/**
 * Finds the JSX of a component. If it renders only another component of the module, without props,
 * finds the JSX of that component.
 */
function findJsx(
  component: Component,
  module: ts.SourceFile,
  seen = new Set<Component>(),
): Jsx | undefined {
  const jsx = findReturned(component);
  if (!jsx || !isBare(jsx)) return jsx;
  if (seen.has(component)) return undefined;
  const inner = ts.isIdentifier(jsx.tagName) ? findDeclared(jsx.tagName.text, module) : undefined;
  return inner && findJsx(inner, module, seen.add(component));
}

function isBare(jsx: Jsx): jsx is ts.JsxSelfClosingElement {
  return ts.isJsxSelfClosingElement(jsx) && jsx.attributes.properties.length === 0;
}

/** Finds the JSX of the last `return`, because earlier returns are for states such as loading. */
function findReturned({ body }: Component): Jsx | undefined {
  if (!body) return undefined;
  const returned = ts.isBlock(body)
    ? body.statements.findLast((statement) => ts.isReturnStatement(statement))?.expression
    : body;
  return returned && unwrap(returned);
}

function unwrap(node: ts.Expression): Jsx | undefined {
  if (ts.isParenthesizedExpression(node)) return unwrap(node.expression);
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)
    ? node
    : undefined;
}

interface Range {
  from: number;
  to: number;
}

function findRange(jsx: Jsx): Range {
  const children = isFragment(jsx)
    ? jsx.children.filter((child) => child.getText().trim() !== '')
    : [];
  const [first, last] = [children[0] ?? jsx, children.at(-1) ?? jsx];
  return { from: first.getStart(), to: last.getEnd() };
}

function isFragment(jsx: Jsx): jsx is ts.JsxFragment | ts.JsxElement {
  if (ts.isJsxFragment(jsx)) return true;
  return ts.isJsxElement(jsx) && /^(React\.)?Fragment$/.test(jsx.openingElement.tagName.getText());
}

/** Extends a range to whole lines, without the last line break. */
function wholeLines(code: string, { from, to }: Range): Range {
  const end = code.indexOf('\n', to);
  return { from: code.lastIndexOf('\n', from) + 1, to: end < 0 ? code.length : end };
}

function cutLines(code: string, { from, to }: Range): CodePreview {
  const lines = code.slice(from, to).split('\n');
  if (lines.length <= MAX_LINES) return { from, to, isCut: false };
  return { from, to: from + lines.slice(0, CUT_LINES).join('\n').length, isCut: true };
}
