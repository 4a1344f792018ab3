import ts from 'typescript';
import { readJsDoc } from './readJsDoc.ts';

/**
 * Reads the names in a component's `propTypes`, without those marked with `@ignore`.
 * Reads them from the source, so that the result is the same in production.
 * In a source that other components share, only the component's own count.
 */
export function readPropTypeNames(
  source: string,
  component: string,
  isShared = false,
): Set<string> {
  const file = ts.createSourceFile('component.js', source, ts.ScriptTarget.ES2022, true);
  const assigned = new Map<string, Set<string>>();
  file.forEachChild(function visit(node) {
    const propTypes = findPropTypes(node);
    if (propTypes) assigned.set(propTypes.owner, listNames(propTypes.properties));
    node.forEachChild(visit);
  });
  const named = assigned.get(component);
  if (named || isShared) return named ?? new Set();
  // A file may contain helper components, and may name the component unlike its export.
  return new Set([...assigned.values()].flatMap((names) => [...names]));
}

interface FoundPropTypes {
  owner: string;
  properties: readonly ts.ObjectLiteralElementLike[];
}

function findPropTypes(node: ts.Node): FoundPropTypes | undefined {
  if (!ts.isBinaryExpression(node) || !ts.isObjectLiteralExpression(node.right)) return undefined;
  const { left, right } = node;
  if (!ts.isPropertyAccessExpression(left) || left.name.text !== 'propTypes') return undefined;
  return { owner: left.expression.getText(), properties: right.properties };
}

function listNames(properties: readonly ts.ObjectLiteralElementLike[]): Set<string> {
  const documented = properties.filter((property) => !readJsDoc(property).ignored);
  const names = documented.flatMap(({ name }) =>
    name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : [],
  );
  return new Set(names);
}
