/** A heading of a page, for its contents list. */
export interface PageHeading {
  id: string;
  text: string;
  depth: 2 | 3;
}

/** A link to another page. */
export interface PageLink {
  pathname: string;
  title: string;
}

/** Everything a page needs to be drawn; `page.json` is this. */
export interface PageData {
  kind: 'doc' | 'api' | 'home' | 'not-found';
  pathname: string;
  title: string;
  description: string;
  /** Id of the product that the page belongs to. */
  productId?: string;
  headings: PageHeading[];
  /** The article, rendered; its demos carry the address of their module. */
  html: string;
  /** Style sheet of what `html` contains, with the ids of its rules. */
  css: { ids: string[]; text: string };
  previous?: PageLink;
  next?: PageLink;
}

/** What the pages of one product share. */
export interface ProductData {
  id: string;
  name: string;
  tagline: string;
  version: string;
  /** Address of the product's first page. */
  start: string;
}
