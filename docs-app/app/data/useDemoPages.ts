import type { PageGroup } from '@vitrine/ui';
import { loadProducts, loadRoutes } from './loadPage.ts';
import { useLoaded } from './useLoaded.ts';

const NO_PAGES: readonly PageGroup[] = [];

/** A product's page about one of its components. */
const COMPONENT_PAGE = /^(\/[\w-]+\/)react-[\w-]+$/;

/** Loads the pages about components, by product; without the lists there are none. */
export function useDemoPages(isNeeded: boolean): readonly PageGroup[] {
  return useLoaded(loadGroups, isNeeded, NO_PAGES);
}

async function loadGroups(): Promise<readonly PageGroup[]> {
  const [products, routes] = await Promise.all([loadProducts(), loadRoutes()]);
  const shown = products.filter(({ internal }) => internal !== true);
  return shown
    .map(({ name, start }) => {
      const [, prefix = ''] = start.split('/');
      const isOwn = (pathname: string) => COMPONENT_PAGE.exec(pathname)?.[1] === `/${prefix}/`;
      return { name, pages: routes.filter(({ pathname }) => isOwn(pathname)) };
    })
    .filter(({ pages }, index, groups) => {
      const isFirst = groups.findIndex((group) => group.pages[0] === pages[0]) === index;
      return pages.length > 0 && isFirst;
    });
}
