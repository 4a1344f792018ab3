import ts from 'typescript';
import { readJsDoc } from './readJsDoc.ts';

/**
 * Reads the prop names in a component's `propTypes`, except props marked with `@ignore`.
 * Parses the source instead of running it, because production builds drop `propTypes`.
 * If several components share the source (`isShared`), ignores `propTypes` of other components.
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
  // The file may name the component differently than its export, so read all `propTypes` in it.
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
