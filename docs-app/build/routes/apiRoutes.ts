import {
  listApiHeadings,
  type ComponentApi,
  type HookApi,
  type PageLink,
  type ProductData,
  type ReleaseInfo,
} from '@vitrine/ui/core';
import { articleAd } from './articleAd.ts';
import type { SitePage } from '../../model/page.types.ts';
import type { NameIndex } from '../content/checkNames.ts';
import type { PageSource, Product } from '../content/content.types.ts';
import { highlightImports } from './highlightImports.ts';
import { generatedLinks } from './generatedLinks.ts';
import { apiKey } from '../api/apiCache.ts';
import { listReleasePages } from '../releases/listReleasePages.ts';
import type { ReleaseApis } from '../releases/acceptedProps.ts';
import type { LinkChange } from '../releases/listComparisons.ts';
import type { ProductRelease } from '../releases/readReleases.ts';
import { listAnchors } from './listAnchors.ts';
import { listInherited } from './listInherited.ts';
import { listPartPages } from './listPartPages.ts';
import { apiPathname, type AddressOf } from '../content/pathnames.ts';
import { getNavigationData } from './getNavigationData.ts';
import type { SiteInput, SiteRoute } from './site.types.ts';
import { writeApiMarkdown } from './writeMarkdown.ts';

/** Inputs of a product's routes. */
export interface ProductContext {
  product: Product;
  /** All products of the site; filled before pages are rendered. */
  products: readonly ProductData[];
  sources: readonly PageSource[];
  apis: readonly ComponentApi[];
  /** Names of the props that each component accepts, by `apiKey`. */
  acceptedProps: ReleaseApis['acceptedProps'];
  /** Returns `apis` with the demos that use each prop, slot and class. */
  readComponents: () => readonly ComponentApi[];
  hooks: readonly HookApi[];
  input: SiteInput;
  /** Describes the release of a component; undefined for the documented release. */
  describeRelease?: (api: ComponentApi) => ReleaseInfo;
  /** Returns the pathname of the API of a component in `apis`. */
  addressOf: AddressOf;
  linkChange: LinkChange;
  /** Releases of the product, in which a component may have an API page too. */
  releases: readonly ProductRelease[];
  /** Date of the last change by page folder. */
  changes: ReadonlyMap<string, string>;
  /** Names that inline code may contain; undefined in a draft. */
  names: NameIndex | undefined;
}

/** Creates the route of a component's API page. */
export function apiRoute(component: ComponentApi, context: ProductContext): SiteRoute {
  const { product, sources, input } = context;
  const { readComponents, describeRelease, releases } = context;
  const { name, version } = component;
  const pathname = apiPathname(product, component);
  const release = describeRelease?.(component);
  const title = release ? `${name} API ${version}` : `${name} API`;
  const description = `Props, slots and CSS classes of the ${name} component of ${product.name} ${version}.`;
  const demoLinks = listDemoLinks(component, sources);
  return {
    ...{ pathname, kind: 'api', title, description, product },
    names: { components: [{ api: component, href: pathname }], isOther: release !== undefined },
    async render(language) {
      const { server, assets } = input;
      const english = (key: string) => server.translate('en', key);
      const api = readComponents().find((one) => apiKey(one) === apiKey(component)) ?? component;
      const importHtml = await highlightImports(api);
      const inherited = listInherited(api, context);
      const article = server.renderApiArticle({
        ...{ language, api, importHtml, demoLinks, release },
        inherited,
        linkChange: (...change) => context.linkChange(api, ...change),
        partPages: listPartPages([api], demoLinks),
        ad: release ? undefined : articleAd(pathname, input.env),
      });
      const anchors = listAnchors(article.html);
      const translate = (key: string) => server.translate(language, key);
      const headings = listApiHeadings(api, translate);
      const page: SitePage = {
        kind: 'api',
        pathname,
        title,
        description,
        headings,
        ...(release && { release: version }),
        ...(releases.length > 1 && { releasePages: listReleasePages(component, releases) }),
        ...getNavigationData({ product, pathname, language, assets }),
        ...article,
      };
      const files = {
        [`${pathname}.md`]: writeApiMarkdown(api, {
          ...{ translate: english, title, lead: description, inherited, demoLinks, release },
        }),
        [`${pathname}/api.json`]: JSON.stringify(api),
      };
      return { page, links: generatedLinks(pathname, article.html), anchors, files };
    },
  };
}

/** Lists links to the pages whose front matter names a component. */
function listDemoLinks({ name }: ComponentApi, sources: readonly PageSource[]): PageLink[] {
  return sources
    .filter(({ frontMatter }) => frontMatter.components.includes(name))
    .map(({ pathname, frontMatter }) => ({ pathname, title: frontMatter.title }));
}
