import { exportAnchor, type ComponentApi } from '@vitrine/ui/core';
import type { Product } from './content.types.ts';
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

/** Returns the pathname of the page that lists the changes between a product's releases. */
export function changesPathname({ prefix }: Pick<Product, 'prefix'>): string {
  return `${prefix}/changes`;
}

/** Returns the pathname of the page that shows all components of a product. */
export function galleryPathname({ prefix }: Pick<Product, 'prefix'>): string {
  return `${prefix}/all-components`;
}
