import { flattenNav } from '@vitrine/ui/core';
import { declaresComponent } from '../api/locateComponents.ts';
import { declaresHook } from '../api/locateHooks.ts';
import type { ApiPage, PageSource, Product } from './content.types.ts';
import { createFrontMatter } from './parseFrontMatter.ts';
import { API_TABS } from './pageTabs.ts';

/** Lists the written pages, and the planned pages whose API tabs the navigation names (NAV-13). */
export function listApiPages(product: Product, written: readonly PageSource[]): ApiPage[] {
  if (product.apiLayout !== 'tabs') return [...written];
  const writtenPathnames = new Set(written.map(({ pathname }) => pathname));
  const exports = listTabEntries(product).filter(({ pathname }) => !writtenPathnames.has(pathname));
  const planned = [...new Set(exports.map(({ pathname }) => pathname))].map((pathname) =>
    plannedPage(
      product,
      pathname,
      exports.filter((entry) => entry.pathname === pathname),
    ),
  );
  return [...written, ...planned];
}

interface TabEntry {
  /** Pathname of the page that the tab belongs to. */
  pathname: string;
  tab: string;
  slug: string;
}

/** Lists the navigation entries that link to an export on an API tab. */
function listTabEntries({ nav }: Product): TabEntry[] {
  return flattenNav(nav, { planned: true }).flatMap((entry) => {
    const [, pathname, tab, slug] = /^(.+)\/([\w-]+-api)#([\w-]+)$/.exec(entry.pathname) ?? [];
    return pathname && tab && slug ? [{ pathname, tab, slug }] : [];
  });
}

function plannedPage(product: Product, pathname: string, exports: readonly TabEntry[]): ApiPage {
  const page = flattenNav(product.nav, { planned: true }).find(
    (entry) => entry.pathname === pathname,
  );
  const slugs = (apiTab: string) =>
    exports.flatMap(({ tab, slug }) => (tab === apiTab ? [slug] : []));
  const components = slugs(API_TABS.components)
    .map((slug) => toCamelCase(`-${slug}`))
    .filter((name) => declaresComponent(product.dir, name));
  const hooks = slugs(API_TABS.hooks)
    .map(toCamelCase)
    .filter((name) => declaresHook(product.dir, name));
  const title = page?.title ?? components[0] ?? hooks[0] ?? '';
  return {
    product,
    pathname,
    frontMatter: createFrontMatter({ title, description: title, components, hooks }),
  };
}

function toCamelCase(slug: string): string {
  return slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
