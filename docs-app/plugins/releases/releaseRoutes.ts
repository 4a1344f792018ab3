import { fillLabel, type ComponentApi, type Language, type ReleaseInfo } from '@vitrine/ui/core';
import type { SitePage } from '../../app/site.types.ts';
import { addTypeLinks } from '../content/addTypeLinks.ts';
import { apiPathname, apiRoute, type ProductContext } from '../content/apiRoutes.ts';
import { listAnchors } from '../content/listAnchors.ts';
import { placeInTree } from '../content/placeInTree.ts';
import type { RenderedRoute, SiteInput, SiteRoute } from '../content/site.types.ts';
import { changesPathname } from './changesRoutes.ts';
import { keyOf } from './compareApis.ts';
import type { ProductRelease } from './readHistory.ts';

/** Makes the pages of the releases that the site has no guides for: one for each component, and one that leads to them. */
export function releaseRoutes(
  releases: readonly ProductRelease[],
  context: ProductContext,
): SiteRoute[] {
  const others = releases.filter(({ isDocumented }) => !isDocumented);
  return others.flatMap((release) => {
    const { product } = release;
    const apis = addTypeLinks(release.apis, { product, sources: [] });
    const own = {
      ...{ ...context, product, apis, sources: [], hooks: [] },
      readComponents: () => apis,
      describeRelease: (api: ComponentApi) => describeRelease(release, releases, api),
    };
    return [
      overviewRoute(release, { releases, apis, input: context.input }),
      ...apis.map((api) => apiRoute(api, own)),
    ];
  });
}

/** Says which release a page is about, and where the newest and the documented one have it. */
function describeRelease(
  shown: ProductRelease,
  releases: readonly ProductRelease[],
  api?: ComponentApi,
): ReleaseInfo {
  const link = ({ product, version, apis }: ProductRelease) => {
    if (!api) return { version, href: product.identities[0].start };
    const same = apis.find((one) => keyOf(one) === keyOf(api));
    return { version: same?.version ?? version, ...(same && { href: apiPathname(product, same) }) };
  };
  const newest = releases.at(-1) ?? shown;
  const documented = releases.find(({ isDocumented }) => isDocumented) ?? shown;
  return {
    version: api?.version ?? shown.version,
    ...(newest !== shown && { newest: link(newest) }),
    documented: link(documented),
  };
}

interface OverviewInput {
  releases: readonly ProductRelease[];
  apis: readonly ComponentApi[];
  input: SiteInput;
}

function overviewRoute(release: ProductRelease, given: OverviewInput): SiteRoute {
  const { product } = release;
  return {
    pathname: product.prefix,
    kind: 'doc',
    title: titleOf(release, given.input, 'en'),
    description: given.input.server.translate('en', 'releases.lead'),
    product,
    render: (language) => Promise.resolve(renderOverview(release, given, language)),
  };
}

function titleOf(
  { product: { name }, version }: ProductRelease,
  { server }: SiteInput,
  language: Language,
): string {
  return fillLabel(server.translate(language, 'releases.title'), { name, release: version });
}

function renderOverview(
  release: ProductRelease,
  { releases, apis, input }: OverviewInput,
  language: Language,
): RenderedRoute {
  const { product, version } = release;
  const { server, assets } = input;
  const { prefix: pathname } = product;
  const documented = releases.find(({ isDocumented }) => isDocumented) ?? release;
  const links = apis.map((api) => ({ pathname: apiPathname(product, api), title: api.name }));
  const article = server.renderReleaseArticle({
    ...{ language, links },
    release: describeRelease(release, releases),
    changesHref: changesPathname(documented.product),
  });
  const page: SitePage = {
    ...{ kind: 'doc', pathname, headings: [], release: version },
    title: titleOf(release, input, language),
    description: server.translate(language, 'releases.lead'),
    ...placeInTree({ product, pathname, language, assets }),
    ...article,
  };
  const list = links.map((link) => `- [${link.title}](${link.pathname}.md)`).join('\n');
  const files = { [`${pathname}.md`]: `# ${page.title}\n\n${page.description}\n\n${list}\n` };
  const anchors = listAnchors(article.html);
  return { page, links: { pathname, links: [], placeOf: () => pathname }, anchors, files };
}
