import { createNameSearch, groupRows, listEntries, type PageSuggestion } from '@vitrine/ui';
import { loadNames, loadProducts } from './loadNames.ts';

/** Kinds of results that link to a page, or to the main export of a page. */
const KINDS = ['page', 'component', 'hook'] as const;

/** Searches the names for the words in a missing page's URL; returns the pages of the results. */
export async function guessPages(pathname: string): Promise<PageSuggestion[]> {
  const [library, ...segments] = pathname.split('/').filter(Boolean);
  const query = (segments.at(-1) ?? library ?? '').replace(/^react-/, '').replaceAll('-', ' ');
  const products = await loadProducts();
  const family = products.filter(({ folder }) => folder === library);
  const names = createNameSearch();
  for (const { url } of family.length > 0 ? family : products) {
    names.add(groupRows(listEntries(await loadNames(url))));
  }
  const current = family.map(({ name }) => name);
  return names
    .rank(query, { current, kinds: KINDS })
    .filter(({ isComplete }) => isComplete)
    .map(({ entry: { href, name, product } }) => ({
      pathname: href,
      title: name,
      library: product,
    }));
}
