import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { listCodeNames } from './listNames.ts';

/** Name in the inline code of an article, with its line number. */
interface CodeName {
  name: string;
  line: number;
}

/** Names and code of an article. */
export interface ArticleCode {
  names: CodeName[];
  /** Text of the code fences. */
  fences: string[];
}

/** Adds the names in inline code, and the code fences that can declare them, to `found`. */
export function collectCode(tree: Root, found: ArticleCode): void {
  visit(tree, (node) => {
    if (node.type === 'code') found.fences.push(node.value);
    if (node.type !== 'inlineCode') return;
    const line = node.position?.start.line ?? 1;
    found.names.push(...listCodeNames(node.value).map((name) => ({ name, line })));
  });
}
