import * as z from 'zod';
import { searchSite } from '../search/searchSite.ts';
import { findProducts } from '../site/findProducts.ts';
import { InputError } from '../site/inputError.ts';
import { offsetInput, slice, sliceOutput, writeNext } from './paging.ts';
import type { Tool } from './tool.types.ts';

/** Maximum length of a query; search ignores further characters. */
const QUERY_LIMIT = 400;

const input = z.strictObject({
  query: z
    .string()
    .describe('A name (Button, disableRipple, .MuiDialog-paper), an error message, or a question.'),
  product: z.string().optional().describe('Id of a product; all products without it.'),
  limit: z.int().min(1).max(20).default(8),
  offset: offsetInput,
});

const output = z.object({
  results: z.array(
    z.object({
      path: z.string().describe('Pass it to read_page or examples.'),
      title: z.string(),
      product: z.string(),
      url: z.string().optional(),
      matches: z.array(z.object({ kind: z.string(), name: z.string(), href: z.string() })),
      snippet: z.string(),
    }),
  ),
  ...sliceOutput,
});

/** Searches names and text of the pages. */
export const searchTool: Tool<typeof input, typeof output> = {
  name: 'search',
  title: 'Search the documentation',
  description:
    'Finds pages by name, by error message or by a question in plain words, best first. Start here when you do not know the path of a page.',
  ...{ input, output },
  async run({ query, product, limit, offset }, site) {
    if (query.trim() === '') throw new InputError('The query is empty. Pass a name or a question.');
    const products = await findProducts(site, product);
    const found = await searchSite(site, query.slice(0, QUERY_LIMIT), products);
    const { entries, ...rest } = slice(found, { offset, limit });
    const results = entries.map((result) => {
      const url = site.files.urlOf(result.path);
      return { ...result, ...(url !== undefined && { url }) };
    });
    const cut = query.length > QUERY_LIMIT ? `Read the first ${QUERY_LIMIT} characters.\n\n` : '';
    const text =
      results.length > 0
        ? results.map((result, at) => writeResult(result, offset + at + 1)).join('\n')
        : writeEmpty(
            (await site.nameSearch()).suggest(query).map(({ name, href }) => `${name} (${href})`),
          );
    const next = results.length > 0 ? '\n\nRead a page: read_page with its path.' : '';
    return { text: cut + text + writeNext(rest) + next, data: { results, ...rest } };
  },
};

function writeResult(
  { path, title, product, matches, snippet }: z.infer<typeof output>['results'][number],
  rank: number,
): string {
  const lines = matches
    .filter(({ href }) => href !== path)
    .map(({ kind, name, href }) => `   ${kind} ${name}: ${href}`);
  return [
    `${rank}. ${title} · ${product} · ${path}`,
    ...(snippet === '' ? [] : [`   ${snippet}`]),
    ...lines,
  ].join('\n');
}

function writeEmpty(suggestions: readonly string[]): string {
  const similar = suggestions.length > 0 ? ` Similar names: ${suggestions.join(', ')}.` : '';
  return `No page found.${similar} Try fewer or other words, or no product.`;
}
