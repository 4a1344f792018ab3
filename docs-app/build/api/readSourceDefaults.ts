import ts from 'typescript';
import { quote } from './printCheckedType.ts';

/** Identifies the component whose default values are read. */
export interface DefaultsPlace {
  /** Name of the component; defaults in its destructured first parameter are read, too. */
  component?: string;
  /** Whether other components share the source, so that only the code of `component` is read. */
  isShared?: boolean;
}

/** Reads the literal default values of props from a component's code, as source text. */
export function readSourceDefaults(
  source: string,
  { component, isShared = false }: DefaultsPlace = {},
): Map<string, string> {
  const file = ts.createSourceFile('component.js', source, ts.ScriptTarget.ES2022, true);
  const constants = readConstants(file);
  const defaults = new Map<string, string>();
  const add = ({ key, initializer }: DefaultValue) => {
    const value = ts.isIdentifier(initializer) ? constants.get(initializer.text) : initializer;
    const text = value && printValue(value);
    if (text !== undefined && !defaults.has(key)) defaults.set(key, text);
  };
  const root = component === undefined ? undefined : findComponent(file, component);
  for (const props of root ? findPropsPatterns(root) : []) listElements(props).forEach(add);
  (root ?? (isShared ? undefined : file))?.forEachChild(function visit(node) {
    listDefaults(node).forEach(add);
    node.forEachChild(visit);
  });
  const localName = component && (findLocalName(file, component) ?? component);
  file.forEachChild(function visit(node) {
    const value = findDefaultProps(node, { root, localName });
    const object = value && ts.isIdentifier(value) ? constants.get(value.text) : value;
    if (object && ts.isObjectLiteralExpression(object)) listProperties(object).forEach(add);
    node.forEachChild(visit);
  });
  return defaults;
}

interface DefaultValue {
  key: string;
  initializer: ts.Expression;
}

/** Returns the initializers of the file's constants by name. */
function readConstants({ statements }: ts.SourceFile): Map<string, ts.Expression> {
  const declared = statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  return new Map(
    declared.flatMap(({ name, initializer }) =>
      initializer && ts.isIdentifier(name) ? [[name.text, initializer] as const] : [],
    ),
  );
}

/** Finds the code of a component, even if the bundle renames the export. */
function findComponent(file: ts.SourceFile, name: string): ts.Node | undefined {
  return findDeclared(file, findLocalName(file, name) ?? name);
}

/** Finds a function, class or constant value; follows a call such as `memo(Inner)` to its code. */
function findDeclared(file: ts.SourceFile, name: string): ts.Node | undefined {
  const constant = readConstants(file).get(name);
  if (constant) {
    const inner = findWrappedName(constant);
    return (inner === undefined ? undefined : findDeclared(file, inner)) ?? constant;
  }
  const isNamed = (node: ts.Statement) =>
    (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) && node.name?.text === name;
  return file.statements.find(isNamed);
}

function findWrappedName(node: ts.Node | undefined): string | undefined {
  if (node && ts.isCallExpression(node)) return findWrappedName(node.arguments[0]);
  return node && ts.isIdentifier(node) ? node.text : undefined;
}

/** Finds the local name in `export { local as Name }`. */
function findLocalName({ statements }: ts.SourceFile, name: string): string | undefined {
  const specifiers = statements.flatMap((node) =>
    ts.isExportDeclaration(node) && node.exportClause && ts.isNamedExports(node.exportClause)
      ? [...node.exportClause.elements]
      : [],
  );
  return specifiers.find((specifier) => specifier.name.text === name)?.propertyName?.text;
}

/** Finds a component's destructured first parameter, also inside calls such as `memo(…)`. */
function findPropsPatterns(node: ts.Node): ts.ObjectBindingPattern[] {
  if (ts.isCallExpression(node)) return node.arguments.slice(0, 1).flatMap(findPropsPatterns);
  if (ts.isParenthesizedExpression(node)) return findPropsPatterns(node.expression);
  const props =
    ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node)
      ? node.parameters[0]?.name
      : undefined;
  return props && ts.isObjectBindingPattern(props) ? [props] : [];
}

/** Names of the props object in a component's code. */
const PROPS = /^(?:this\.)?(in|theme|themed)?props$/i;

/** Lists the default values in `const { … } = props`. */
function listDefaults(node: ts.Node): DefaultValue[] {
  if (!ts.isVariableDeclaration(node) || !ts.isObjectBindingPattern(node.name)) return [];
  if (!node.initializer || !PROPS.test(node.initializer.getText())) return [];
  return listElements(node.name);
}

interface DefaultPropsOwner {
  /** Code of the component, if it was found. */
  root: ts.Node | undefined;
  /** Name of the component in the file; undefined for all components. */
  localName: string | undefined;
}

/**
 * Returns the value of `defaultProps` in a node: `static defaultProps = …` in a class,
 * `Name.defaultProps = …`, or the call `define(Name, 'defaultProps', …)` of a compiled class.
 */
function findDefaultProps(
  node: ts.Node,
  { root, localName }: DefaultPropsOwner,
): ts.Expression | undefined {
  const isOwner = (owner: ts.Node) =>
    localName === undefined || owner === root || owner.getText() === localName;
  if (ts.isPropertyDeclaration(node)) {
    const isStatic = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword);
    const isNamed = node.name.getText() === DEFAULT_PROPS;
    return isStatic && isNamed && isOwner(node.parent) ? node.initializer : undefined;
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
    const { left, right } = node;
    const isNamed = ts.isPropertyAccessExpression(left) && left.name.text === DEFAULT_PROPS;
    return isNamed && isOwner(left.expression) ? right : undefined;
  }
  if (!ts.isCallExpression(node)) return undefined;
  const [owner, key, value] = node.arguments;
  const isNamed = key && ts.isStringLiteral(key) && key.text === DEFAULT_PROPS;
  return owner && isNamed && isOwner(owner) ? value : undefined;
}

const DEFAULT_PROPS = 'defaultProps';

function listProperties({ properties }: ts.ObjectLiteralExpression): DefaultValue[] {
  return properties.flatMap((property) => {
    if (ts.isShorthandPropertyAssignment(property))
      return [{ key: property.name.text, initializer: property.name }];
    if (!ts.isPropertyAssignment(property)) return [];
    const { name, initializer } = property;
    const isNamed = ts.isIdentifier(name) || ts.isStringLiteral(name);
    return isNamed ? [{ key: name.text, initializer }] : [];
  });
}

function listElements({ elements }: ts.ObjectBindingPattern): DefaultValue[] {
  return elements.flatMap(({ name, propertyName = name, initializer }) => {
    const isNamed = ts.isIdentifier(propertyName) || ts.isStringLiteral(propertyName);
    return initializer && isNamed ? [{ key: propertyName.text, initializer }] : [];
  });
}

/** Prints a literal as source text without minification; undefined for other expressions. */
function printValue(node: ts.Expression): string | undefined {
  const boolean = readMinifiedBoolean(node);
  if (boolean !== undefined) return String(boolean);
  if (ts.isStringLiteralLike(node)) return quote(node.text);
  return isPlain(node) ? node.getText() : undefined;
}

/** Returns true for the minified `!0`, false for `!1`, and undefined for other expressions. */
function readMinifiedBoolean(node: ts.Expression): boolean | undefined {
  if (!ts.isPrefixUnaryExpression(node)) return undefined;
  const isNot = node.operator === ts.SyntaxKind.ExclamationToken;
  return isNot && ts.isNumericLiteral(node.operand) ? node.operand.text === '0' : undefined;
}

function isPlain(node: ts.Expression): boolean {
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isPlain);
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.every((one) => ts.isPropertyAssignment(one) && isPlain(one.initializer));
  }
  if (ts.isPrefixUnaryExpression(node))
    return readMinifiedBoolean(node) === undefined && ts.isNumericLiteral(node.operand);
  return (
    ts.isStringLiteral(node) ||
    ts.isNumericLiteral(node) ||
    [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword].includes(node.kind)
  );
}
