import { createProcessor, evaluate, type EvaluateOptions } from '@mdx-js/mdx';
import type { Node } from 'mdast';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';

/** Parses MDX articles with GitHub Flavored Markdown. */
export const articleProcessor = createProcessor({ remarkPlugins: [remarkGfm] });

type Runtime = Pick<EvaluateOptions, 'Fragment' | 'jsx' | 'jsxs'>;

/** Values of the expressions of an article, by offset in the source. */
export type ExpressionValues = ReadonlyMap<number, unknown>;

/** Evaluates the expressions of an article; returns the values by offset in the source. */
export async function evaluateExpressions(
  body: string,
  runtime: Runtime,
): Promise<ExpressionValues> {
  const modules: string[] = [];
  const expressions: { offset: number; code: string }[] = [];
  visit(articleProcessor.parse(body), (node) => {
    if (node.type === 'mdxjsEsm') modules.push(node.value);
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return;
    // A comment has no value.
    if (!isComment(node.value)) expressions.push({ offset: offsetOf(node), code: node.value });
  });
  if (expressions.length === 0) return new Map();
  const values = expressions.map(({ code }) => evaluateSafely(code)).join(', ');
  const list = `export const articleValues = await Promise.all([${values}]);`;
  try {
    const { articleValues } = await evaluate([...modules, list].join('\n\n'), { ...runtime });
    const evaluated = articleValues as readonly unknown[];
    return new Map(expressions.map(({ offset }, index) => [offset, evaluated[index]]));
  } catch {
    // The page reports the error of the expression when it is rendered.
    return new Map();
  }
}

/** Returns code that evaluates an expression; undefined if it throws, as for `<Callout />`. */
function evaluateSafely(code: string): string {
  return `(async () => { try { return (${code}\n); } catch {} })()`;
}

/** Returns the offset of a node in the source. */
export function offsetOf({ position }: Node): number {
  return position?.start.offset ?? 0;
}

function isComment(code: string): boolean {
  return code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').trim() === '';
}
