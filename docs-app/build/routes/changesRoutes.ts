import { fillLabel, listChangeHeadings, type Language } from '@vitrine/ui/core';
import type { SitePage } from '../../model/page.types.ts';
import { changesPathname } from '../content/pathnames.ts';
import type { Product } from '../content/content.types.ts';
import { generatedLinks } from './generatedLinks.ts';
import { listAnchors } from './listAnchors.ts';
import { getNavigationData } from './getNavigationData.ts';
import type { RenderedRoute, SiteInput, SiteRoute } from './site.types.ts';
import type { Comparison } from '../releases/listComparisons.ts';
import { writeChangesMarkdown } from './writeChangesMarkdown.ts';

interface ChangesContext {
  product: Product;
  comparisons: readonly Comparison[];
  input: SiteInput;
}

/** Creates a page for each pair of a product's releases, and an overview page. */
export function changesRoutes({ product, comparisons, input }: ChangesContext): SiteRoute[] {
  if (comparisons.length === 0) return [];
  const route = { product, input, comparisons };
  return [
    changesRoute({ ...route, pathname: changesPathname(product) }),
    ...comparisons.map((comparison) =>
      changesRoute({ ...route, pathname: comparison.pathname, comparison }),
    ),
  ];
}

interface RouteInput {
  product: Product;
  input: SiteInput;
  comparisons: readonly Comparison[];
  pathname: string;
  /** Releases that the page compares; undefined on the overview page. */
  comparison?: Comparison;
}

function changesRoute(routeInput: RouteInput): SiteRoute {
  const { product, input, pathname, comparison } = routeInput;
  return {
    pathname,
    kind: 'doc',
    title: titleOf(routeInput, 'en'),
    description: input.server.translate('en', 'changes.lead'),
    product,
    names: { isChange: true, ...(comparison && { compares: listVersions(comparison) }) },
    render: (language) => Promise.resolve(renderChanges(routeInput, language)),
  };
}

const listVersions = ({ from, to }: Comparison) => ({ from: from.version, to: to.version });

function titleOf({ product, input, comparison }: RouteInput, language: Language): string {
  return fillLabel(
    input.server.translate(language, comparison ? 'changes.pairTitle' : 'changes.title'),
    { name: product.name, from: comparison?.from.version ?? '', to: comparison?.to.version ?? '' },
  );
}

function renderChanges(routeInput: RouteInput, language: Language): RenderedRoute {
  const { product, input, comparisons, pathname, comparison } = routeInput;
  const { server, assets } = input;
  const pairs = comparisons.map(({ from, to, changes, pathname: href }) => ({
    ...{ from: from.version, to: to.version, href },
    count: changes.length,
  }));
  const changes = comparison?.changes;
  const article = server.renderChangesArticle({ language, pairs, pathname, changes });
  const anchors = listAnchors(article.html);
  const page: SitePage = {
    kind: 'doc',
    pathname,
    title: titleOf(routeInput, language),
    description: server.translate(language, 'changes.lead'),
    translated: true,
    headings: listChangeHeadings(changes ?? [], (key) => server.translate(language, key)),
    ...getNavigationData({ product, pathname, language, assets }),
    ...article,
  };
  const { title, description } = page;
  const files = {
    [`${pathname}.md`]: writeChangesMarkdown({
      ...{ title, description, pairs, changes },
      translate: (key) => server.translate('en', key),
    }),
    ...(changes && { [`${pathname}/changes.json`]: JSON.stringify(changes) }),
  };
  return { page, links: generatedLinks(pathname, article.html), anchors, files };
}
