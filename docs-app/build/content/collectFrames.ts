import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { attributeOf } from './codeFenceElement.ts';

/** Collects the names of the demos that an article shows in an iframe. */
export function collectFrames(tree: Root): string[] {
  const names: string[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    const isFramed = node.name === 'Demo' && attributeOf(node, 'frame') !== undefined;
    if (isFramed) names.push(attributeOf(node, 'name') ?? '');
  });
  return names;
}
