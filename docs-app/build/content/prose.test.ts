import { createProcessor } from '@mdx-js/mdx';
import type { Paragraph, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { PRODUCTS } from '../../node/paths.ts';
import type { PageSource } from './content.types.ts';
import { readPages, readProducts } from './readProducts.ts';
import { articlePlaceOf } from './remarkArticle.ts';

/** Maximum number of words in a sentence. */
const LIMIT = 30;

const processor = createProcessor({ remarkPlugins: [remarkGfm] });
const products = await readProducts(PRODUCTS);

/** Splits a paragraph after `.`, `!`, `?`, `:` and `;`; inline code counts as one word. */
function listSentences(paragraph: Paragraph): string[] {
  const copy = structuredClone(paragraph);
  visit(copy, 'inlineCode', (node) => {
    node.value = 'code';
  });
  return toString(copy).split(/(?<=[.!?:;])\s+/);
}

function countWords(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /\w/.test(word)).length;
}

/** Lists the file and line of each paragraph with a sentence over the limit. */
function listLongSentences(page: PageSource): string[] {
  const found: string[] = [];
  visit(processor.parse(page.body) as Root, 'paragraph', (node) => {
    const counts = listSentences(node).map(countWords);
    if (counts.every((count) => count <= LIMIT)) return;
    found.push(`${articlePlaceOf(page, node.position?.start.line)}: ${Math.max(...counts)} words`);
  });
  return found;
}

test('docs pages have no sentence with more than 30 words', () => {
  const pages = products.flatMap((product) => readPages(product));
  expect(pages.flatMap(listLongSentences)).toEqual([]);
});
