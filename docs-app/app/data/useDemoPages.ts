import type { PageGroup } from '@vitrine/ui';
import { loadProducts, loadRoutes } from './loadPage.ts';
import { useLoaded } from './useLoaded.ts';

const NO_PAGES: readonly PageGroup[] = [];

/** Matches the pathname of a component page; captures the prefix of the product. */
const COMPONENT_PAGE = /^(\/[\w-]+\/)react-[\w-]+$/;

/** Loads the component pages of public products, by product; empty until then and on failure. */
export function useDemoPages(isNeeded: boolean): readonly PageGroup[] {
  return useLoaded(loadGroups, isNeeded, NO_PAGES);
}

async function loadGroups(): Promise<readonly PageGroup[]> {
  const [products, routes] = await Promise.all([loadProducts(), loadRoutes()]);
  const publicProducts = products.filter(({ internal }) => internal !== true);
  return publicProducts
    .map(({ name, start }) => {
      const [, prefix = ''] = start.split('/');
      const hasPrefix = (pathname: string) => COMPONENT_PAGE.exec(pathname)?.[1] === `/${prefix}/`;
      return { name, pages: routes.filter(({ pathname }) => hasPrefix(pathname)) };
    })
    .filter(({ pages }, index, groups) => {
      const isFirst = groups.findIndex((group) => group.pages[0] === pages[0]) === index;
      return pages.length > 0 && isFirst;
    });
}
