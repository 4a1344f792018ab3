import { exportAnchor, type ComponentApi } from '@vitrine/ui/core';
import type { ApiPage, Product } from './content.types.ts';
import { API_TABS } from './pageTabs.ts';

/** Returns the pathname of a component's API page (NAV-10..12), or its anchor on a tab (NAV-13). */
export function apiPathname(
  { apiLayout, packages, prefix }: Product,
  api: ComponentApi,
  page = '',
): string {
  if (apiLayout === 'tabs') return `${page}/${API_TABS.components}#${exportAnchor(api.slug)}`;
  return `${packages[api.packageName] ?? `${prefix}/api`}/${api.slug}`;
}

/** Returns the pathname of a component's API, with its anchor if the page has several exports. */
export type AddressOf = (api: ComponentApi) => string;

/** Creates a function that returns the pathname of a component's API. */
export function createAddressOf(product: Product, pages: readonly ApiPage[] = []): AddressOf {
  return (api) => {
    const page = pages.find(({ frontMatter }) => frontMatter.components.includes(api.name));
    return apiPathname(product, api, page?.pathname);
  };
}

/** Returns the pathname of the page that lists a product's releases, or compares two of them. */
export function changesPathname(
  { prefix }: Pick<Product, 'prefix'>,
  pair?: { from: { id: string }; to: { id: string } },
): string {
  return `${prefix}/changes${pair ? `/${pair.from.id}-${pair.to.id}` : ''}`;
}

/** Returns the pathname of the page that shows all components of a product. */
export function galleryPathname({ prefix }: Pick<Product, 'prefix'>): string {
  return `${prefix}/all-components`;
}

/** Returns the pathname of the page that lists all pages of a product. */
export function allPagesPathname({ prefix }: Pick<Product, 'prefix'>): string {
  return `${prefix}/all`;
}

/** Returns the path of the index for agents that lists all pages of a product. */
export function indexPath({ prefix }: Pick<Product, 'prefix'>): string {
  return `${prefix}/llms.txt`;
}

/** Returns the path of the feed of a product's releases. */
export function feedPath({ prefix }: Pick<Product, 'prefix'>): string {
  return `${prefix}/releases.atom`;
}

/** Returns the path of a page's Markdown. */
export function markdownPath(pathname: string): string {
  return `${pathname === '/' ? '/index' : pathname}.md`;
}
