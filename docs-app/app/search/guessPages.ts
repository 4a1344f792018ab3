import { createNameSearch, groupRows, listEntries, type PageSuggestion } from '@vitrine/ui';
import { loadNames, loadProducts } from './loadNames.ts';

/** Kinds of results that are pages, or the main part of one. */
const KINDS = ['page', 'component', 'hook'] as const;

/** Guesses the page that the address of a missing page means, with the search of names. */
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
