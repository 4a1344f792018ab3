import type { PageLink } from '@vitrine/ui/core';
import { markdownPath } from '../content/pathnames.ts';
import { findIdentity } from '../../model/documentTitle.ts';
import type { Product } from '../content/content.types.ts';
import type { SiteRoute } from './site.types.ts';

interface LibraryRoutes {
  product: Product;
  routes: readonly SiteRoute[];
  /** Pathnames of the pages about components. */
  components: ReadonlySet<string>;
}

/**
 * Links pages about components with the same name in different libraries. The Markdown file starts
 * the list of links with `label`.
 */
export function linkLibraries(libraries: readonly LibraryRoutes[], label: string): SiteRoute[] {
  const pages = libraries.flatMap(({ product, routes, components }) =>
    routes
      .filter((route) => isAboutComponent(route, product, components))
      .map(({ pathname, kind, title }) => ({
        pathname,
        product,
        subject: writeSubject(kind, title),
      })),
  );
  const byProduct = Map.groupBy(pages, ({ subject }) => subject);
  const subjects = new Map(pages.map(({ pathname, subject }) => [pathname, subject]));
  return libraries.flatMap(({ product, routes }) =>
    routes.map((route) => {
      const same = byProduct.get(subjects.get(route.pathname) ?? '') ?? [];
      const others = same.filter((page) => page.product !== product);
      return others.length > 0 ? addLinks(route, firstPerProduct(others), label) : route;
    }),
  );
}

/** Returns whether a page is about a component of the documented release of a library. */
function isAboutComponent(
  { pathname, kind, product }: SiteRoute,
  library: Product,
  components: ReadonlySet<string>,
): boolean {
  if (library.internal || product !== library) return false;
  return kind === 'api' || components.has(pathname);
}

/** Joins the page kind and the normalized component name: `Text Field` equals `TextField`. */
function writeSubject(kind: string, title: string): string {
  const name = title.replace(/ (?:components )?API$/, '');
  return `${kind} ${name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`;
}

function firstPerProduct(pages: readonly { pathname: string; product: Product }[]): PageLink[] {
  const first = new Map(pages.toReversed().map((page) => [page.product, page]));
  return pages
    .filter((page) => first.get(page.product) === page)
    .map(({ pathname, product }) => ({
      pathname,
      title: findIdentity(pathname, product.identities)?.name ?? product.name,
    }));
}

function addLinks(route: SiteRoute, alsoIn: readonly PageLink[], label: string): SiteRoute {
  return {
    ...route,
    async render(language) {
      const rendered = await route.render(language);
      const path = markdownPath(route.pathname);
      const links = alsoIn.map(({ pathname, title }) => `[${title}](${pathname})`).join(' · ');
      const markdown = `${rendered.files[path]?.toString()}\n${label} ${links}\n`;
      const files = { ...rendered.files, [path]: markdown };
      return { ...rendered, files, page: { ...rendered.page, alsoIn } };
    },
  };
}
