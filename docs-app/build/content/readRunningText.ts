import ts from 'typescript';
import { isModule } from './demoFileTypes.ts';

const CSS_COMMENT = /\/\*[\s\S]*?\*\//g;

/**
 * Returns the parts of a file that can contain class names: strings and member expressions of a
 * module, or a style sheet without its comments.
 */
export function readRunningText({ name, code }: { name: string; code: string }): string {
  if (!isModule(name)) return code.replace(CSS_COMMENT, ' ');
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
  const parts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isText(node)) parts.push(node.text.replace(CSS_COMMENT, ' '));
    else if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression))
      parts.push(`${node.expression.text}.${node.name.text}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return parts.join('\n');
}

function isText(node: ts.Node): node is ts.LiteralLikeNode {
  return ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node);
}
