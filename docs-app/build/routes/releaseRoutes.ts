import { fillLabel, type ComponentApi, type Language, type ReleaseInfo } from '@vitrine/ui/core';
import type { SitePage } from '../../model/page.types.ts';
import { apiRoute, type ProductContext } from './apiRoutes.ts';
import { apiPathname, changesPathname, createAddressOf } from '../content/pathnames.ts';
import { generatedLinks } from './generatedLinks.ts';
import { listAnchors } from './listAnchors.ts';
import { writeReleaseNotice } from './writeMarkdown.ts';
import { getNavigationData } from './getNavigationData.ts';
import type { RenderedRoute, SiteInput, SiteRoute } from './site.types.ts';
import { apiKey } from '../api/apiCache.ts';
import type { ProductReleases, ProductRelease } from '../releases/readReleases.ts';

/** Creates the pages of releases without guides: an overview, and one API page per component. */
export function releaseRoutes(history: ProductReleases, context: ProductContext): SiteRoute[] {
  return history.otherReleases.flatMap((release) => {
    const { product, apis, acceptedProps } = release;
    const releaseContext = {
      ...{ ...context, product, apis, acceptedProps, sources: [], hooks: [] },
      addressOf: createAddressOf(product),
      readComponents: () => apis,
      describeRelease: (api: ComponentApi) => describeRelease(release, history, api),
    };
    return [
      overviewRoute(release, { history, input: context.input }),
      ...apis.map((api) => apiRoute(api, releaseContext)),
    ];
  });
}

/** Describes the release of a page, with links to the newest and the documented release. */
function describeRelease(
  release: ProductRelease,
  { releases, documentedRelease: documented }: ProductReleases,
  api?: ComponentApi,
): ReleaseInfo {
  const link = ({ product, version, apis }: ProductRelease) => {
    if (!api) return { version, href: product.identities[0].start };
    const same = apis.find((one) => apiKey(one) === apiKey(api));
    return { version: same?.version ?? version, ...(same && { href: apiPathname(product, same) }) };
  };
  const newest = releases.at(-1) ?? documented;
  return {
    version: api?.version ?? release.version,
    ...(newest.id !== release.id && { newest: link(newest) }),
    documented: link(documented),
  };
}

interface OverviewInput {
  history: ProductReleases;
  input: SiteInput;
}

function overviewRoute(release: ProductRelease, overview: OverviewInput): SiteRoute {
  const { product } = release;
  return {
    pathname: product.prefix,
    kind: 'doc',
    title: titleOf(release, overview.input, 'en'),
    description: overview.input.server.translate('en', 'releases.lead'),
    product,
    names: { isOther: true },
    render: (language) => Promise.resolve(renderOverview(release, overview, language)),
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
  { history, input }: OverviewInput,
  language: Language,
): RenderedRoute {
  const { product, version, apis } = release;
  const { server, assets } = input;
  const { prefix: pathname } = product;
  const links = apis.map((api) => ({ pathname: apiPathname(product, api), title: api.name }));
  const article = server.renderReleaseArticle({
    ...{ language, links },
    release: describeRelease(release, history),
    changesHref: changesPathname(history.documentedRelease.product),
  });
  const page: SitePage = {
    ...{ kind: 'doc', pathname, headings: [], release: version },
    title: titleOf(release, input, language),
    description: server.translate(language, 'releases.lead'),
    translated: true,
    ...getNavigationData({ product, pathname, language, assets }),
    ...article,
  };
  const english = (key: string) => server.translate('en', key);
  const blocks = [
    `# ${titleOf(release, input, 'en')}`,
    english('releases.lead'),
    writeReleaseNotice(describeRelease(release, history), english),
    `[${english('changes.pairs')}](${changesPathname(history.documentedRelease.product)})`,
    links.map((link) => `- [${link.title}](${link.pathname}.md)`).join('\n'),
  ];
  const files = { [`${pathname}.md`]: `${blocks.join('\n\n')}\n` };
  const anchors = listAnchors(article.html);
  return { page, links: generatedLinks(pathname, article.html), anchors, files };
}
