import { classAnchor, propAnchor, slotAnchor } from '../api-reference/apiAnchors.ts';
import { writeDemoTitle } from '../demo/writeDemoTitle.ts';
import { z } from '../internal/schema.ts';
import type { SearchEntry } from './search.types.ts';

const texts = z.array(z.string());
const pairs = z.array(z.tuple([z.string(), z.string()]));

/** Content of `/search/index.json`: the products that have an index of names. */
export const searchIndexSchema = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    /** Folder of the product, which several products can share. */
    folder: z.string(),
    url: z.string(),
    /** Package and version that readers install. */
    install: z.optional(z.string()),
    /** Page with the changes between releases. */
    changes: z.optional(z.string()),
  }),
);

export type SearchProduct = z.infer<typeof searchIndexSchema>[number];

/** Names of a product's pages, API and error codes: the content of `search.json`. */
export const namesSchema = z.object({
  /** Name of the product. */
  product: z.string(),
  pages: z.array(
    z.object({
      path: z.string(),
      title: z.string(),
      isChange: z.optional(z.literal(true)),
      words: z.optional(z.string()),
      /** Id and text of each heading. */
      sections: z.optional(pairs),
      demos: z.optional(texts),
      /** Name of each CSS variable that the page explains, and the id of the section. */
      variables: z.optional(pairs),
      /** Name and URL of each playground in the workbench. */
      stories: z.optional(pairs),
    }),
  ),
  apis: z.array(
    z.object({
      /** URL of the component; has a hash when its page documents several components. */
      href: z.string(),
      slug: z.string(),
      name: z.string(),
      props: z.optional(texts),
      slots: z.optional(texts),
      classes: z.optional(texts),
    }),
  ),
  /** Name and URL of each hook or function. */
  hooks: pairs,
  /** Code, message and URL of each error. */
  errors: z.array(z.tuple([z.string(), z.string(), z.string()])),
});

export type NamesFile = z.infer<typeof namesSchema>;

/** Lists the entries of a names file. */
export function listEntries({ product, pages, apis, hooks, errors }: NamesFile): SearchEntry[] {
  return [
    ...pages.flatMap((page) => listPageEntries(page, product)),
    ...apis.flatMap((api) => listApiEntries(api, product)),
    ...hooks.map(([name, href]) => ({ kind: 'hook', name, href, page: name, product }) as const),
    ...errors.map(([code, message, href]): SearchEntry => {
      const page = pages.find(({ path }) => href.startsWith(`${path}?`))?.title ?? product;
      const name = `${code} ${message}`;
      return { kind: 'error', name, href, page, product, words: 'error code' };
    }),
  ];
}

function listPageEntries(page: NamesFile['pages'][number], product: string): SearchEntry[] {
  const { path, title, isChange, words, sections = [], demos = [] } = page;
  const { variables = [], stories = [] } = page;
  const shared = { page: title, product };
  const kind = isChange ? 'change' : 'page';
  return [
    { ...shared, kind, name: title, href: path, ...(words !== undefined && { words }) },
    ...sections.map(
      ([id, name]) => ({ ...shared, kind: 'section', name, href: `${path}#${id}` }) as const,
    ),
    ...demos.map(
      (name) =>
        ({ ...shared, kind: 'demo', name: writeDemoTitle(name), href: `${path}#${name}` }) as const,
    ),
    ...variables.map(([name, id]) => {
      const href = id === '' ? path : `${path}#${id}`;
      return { ...shared, kind: 'variable', name, href } as const;
    }),
    ...stories.map(([name, href]) => ({ ...shared, kind: 'story', name, href }) as const),
  ];
}

const API_PARTS = [
  ['props', 'prop', propAnchor],
  ['slots', 'slot', slotAnchor],
  ['classes', 'class', classAnchor],
] as const;

function listApiEntries(api: NamesFile['apis'][number], product: string): SearchEntry[] {
  const { href, slug, name } = api;
  const [path = href] = href.split('#');
  const shared = { page: name, product };
  return [
    { ...shared, kind: 'component', name, href },
    ...API_PARTS.flatMap(([list, kind, anchorOf]) =>
      (api[list] ?? []).map((entry) => ({
        ...shared,
        kind,
        name: entry,
        href: `${path}#${anchorOf(slug, entry)}`,
      })),
    ),
  ];
}
