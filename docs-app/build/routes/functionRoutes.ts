import { exportAnchor, type HookApi } from '@vitrine/ui/core';
import type { SitePage } from '../../model/page.types.ts';
import { assignSlugs } from './assignSlugs.ts';
import { articleAd } from './articleAd.ts';
import { highlightImports } from './highlightImports.ts';
import type { Product } from '../content/content.types.ts';
import { generatedLinks } from './generatedLinks.ts';
import { listAnchors } from './listAnchors.ts';
import { getNavigationData } from './getNavigationData.ts';
import type { SiteInput, SiteRoute } from './site.types.ts';
import { writeApiTabMarkdown } from './writeApiTabMarkdown.ts';

const TITLES = { hooks: 'Hooks', selectors: 'Selectors', utilities: 'Utilities' };

type FunctionKind = keyof typeof TITLES;

const KINDS = ['hooks', 'selectors', 'utilities'] as const;

/** Returns the kind of a function: hook, selector of a grid's state, or utility. */
export function kindOf({ name }: Pick<HookApi, 'name'>): FunctionKind {
  if (/^use[A-Z]/.test(name)) return 'hooks';
  return name.endsWith('Selector') ? 'selectors' : 'utilities';
}

/** Page that documents all functions of one kind, such as hooks. */
interface FunctionPage {
  pathname: string;
  kind: FunctionKind;
  functions: readonly HookApi[];
}

/** Lists the pages that document functions: one per API folder and kind, such as hooks. */
export function listFunctionPages(
  { packages }: Pick<Product, 'packages'>,
  functions: readonly HookApi[],
): FunctionPage[] {
  return [...new Set(Object.values(packages))].flatMap((folder) =>
    KINDS.flatMap((kind) => {
      const group = functions.filter(
        (api) => packages[api.packageName] === folder && kindOf(api) === kind,
      );
      return group.length > 0
        ? [{ pathname: `${folder}/${kind}`, kind, functions: assignSlugs(group) }]
        : [];
    }),
  );
}

interface FunctionContext {
  product: Product;
  pages: readonly FunctionPage[];
  input: SiteInput;
}

/** Creates the routes of the pages that document functions. */
export function functionRoutes({ product, pages, input }: FunctionContext): SiteRoute[] {
  return pages.map((page) => functionRoute(page, product, input));
}

function functionRoute(
  { pathname, kind, functions }: FunctionPage,
  product: Product,
  input: SiteInput,
): SiteRoute {
  const versions = new Map(functions.map(({ packageName, version }) => [packageName, version]));
  const list = new Intl.ListFormat('en');
  const title = `${TITLES[kind]} of ${list.format(versions.keys())}`;
  const releases = [...versions].map((release) => release.join(' '));
  const description = `Parameters and return values of the ${kind} of ${list.format(releases)}.`;
  return {
    ...{ pathname, kind: 'api', title, description, product },
    names: {
      hooks: functions.map(({ name, slug }) => [name, `${pathname}#${exportAnchor(slug)}`]),
    },
    async render(language) {
      const { server, assets } = input;
      const article = server.renderApiTabArticle({
        ...{ language, components: [], partPages: [], ad: articleAd(pathname, input.env) },
        hooks: await Promise.all(
          functions.map(async (hook) => ({ hook, importHtml: await highlightImports(hook) })),
        ),
      });
      const page: SitePage = {
        ...{ kind: 'api', pathname, title, description },
        headings: functions.map(({ slug, name }) => ({
          id: exportAnchor(slug),
          text: name,
          depth: 2,
        })),
        ...getNavigationData({ product, pathname, language, assets }),
        ...article,
      };
      const files = {
        [`${pathname}.md`]: writeApiTabMarkdown(
          { title, description },
          { components: [], hooks: functions },
          (key) => server.translate('en', key),
        ),
        [`${pathname}/api.json`]: JSON.stringify(functions),
      };
      const anchors = listAnchors(article.html);
      return { page, links: generatedLinks(pathname, article.html), anchors, files };
    },
  };
}
