import type { MarkedPart } from './markMatches.ts';
import type { SearchKind } from './search.constants.ts';

/** Entry of the names index. */
export interface SearchEntry {
  kind: SearchKind;
  name: string;
  href: string;
  /** Title of the page that contains the entry. */
  page: string;
  /** Name of the product. */
  product: string;
  /** Excerpt of the text that matches the query. */
  excerpt?: readonly MarkedPart[];
  /** Additional search words, such as a translated title. */
  words?: string;
}

/** Filters of a search. */
export interface SearchScope {
  /** Names of the products whose results come first. */
  current?: readonly string[] | undefined;
  /** Name of the only product to search; undefined searches all products. */
  product?: string | undefined;
  /** Kinds of results to keep; undefined keeps all. */
  kinds?: readonly SearchKind[] | undefined;
}

/** Results of one page, or results under a label such as pinned or recent. */
export interface ResultGroup {
  /** Key of the label; undefined for the results of a page. */
  label?: string;
  page: string;
  product: string;
  results: SearchEntry[];
}
