import { namesSchema, searchIndexSchema, type NamesFile, type SearchProduct } from '@vitrine/ui';
import { fetchJson } from '../data/fetchJson.ts';
import { loadOnce } from '../data/loadOnce.ts';

/** URL of the list of names files. */
const INDEX_URL = '/search/index.json';

const loadIndex = loadOnce(async (url) => searchIndexSchema.parse(await fetchJson(url)));

/** Loads the list of searchable products, once. */
export function loadProducts(): Promise<readonly SearchProduct[]> {
  return loadIndex(INDEX_URL);
}

/** Loads the names file of a product, once. */
export const loadNames = loadOnce(async (url): Promise<NamesFile> =>
  namesSchema.parse(await fetchJson(url)),
);
