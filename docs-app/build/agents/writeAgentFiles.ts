import { encodePathname } from '@vitrine/ui/core';
import { site as config } from '../../model/site.config.ts';
import { listPaths, type PageGroup } from '../content/listPageGroups.ts';
import { allPagesPathname, indexPath, markdownPath } from '../content/pathnames.ts';
import { isPublic } from '../routes/isPublic.ts';
import type { PublishedProduct, Site, SiteRoute } from '../routes/site.types.ts';
import { finishMarkdown } from './finishMarkdown.ts';
import { writeIndex, writeSize, type IndexLink, type IndexSection } from './writeLlms.ts';

interface AgentSite {
  site: Pick<Site, 'env' | 'products' | 'routes'>;
  /** Markdown of the written pages by pathname, without the link to the index. */
  markdown: ReadonlyMap<string, string>;
}

type Files = Readonly<Record<string, string>>;

/** Writes the indexes and the full texts of the site and of each public product, by path. */
export function writeAgentFiles(agentSite: AgentSite): Files {
  const { site } = agentSite;
  const products = site.products.filter(({ product }) => !product.internal);
  const described = products.map((one) => describeProduct(one, agentSite));
  const listed = new Set(described.flatMap(({ pathnames }) => pathnames));
  const others = site.routes
    .filter((route) => isPublic(route) && !listed.has(route.pathname))
    .map(({ pathname }) => pathname);
  const full = writeFullText([...others, ...listed], agentSite);
  return {
    ...Object.assign({}, ...described.map(({ files }) => files)),
    ...writeRootIndex({ described, others, full }, agentSite),
    '/llms-full.txt': full,
  };
}

interface DescribedProduct extends Pick<PublishedProduct, 'product'> {
  files: Files;
  sections: IndexSection[];
  /** Pathnames of the indexed pages, in the order of the index. */
  pathnames: string[];
}

const HOW =
  'Add `.md` to the address of any page, or send `Accept: text/markdown`, to read it as Markdown.';

function describeProduct(published: PublishedProduct, agentSite: AgentSite): DescribedProduct {
  const { product, groups } = published;
  const routes = new Map(
    agentSite.site.routes
      .filter((route) => route.product?.id === product.id)
      .map((route) => [route.pathname, route]),
  );
  const seen = new Set<string>();
  const all = { id: 'all', title: 'Index', pages: [], groups: [] };
  const pages = [{ pathname: allPagesPathname(product), title: '' }];
  const sections = [...groups, { ...all, pages }].flatMap((group) =>
    listSections(group, { routes, seen }, agentSite),
  );
  const pathnames = [...seen];
  if (product.prefix === '') return { product, files: {}, sections, pathnames };
  const { name, version, tagline } = product.identities[0];
  const fullPath = `${product.prefix}/llms-full.txt`;
  const full = writeFullText(pathnames, agentSite);
  const addressOf = createAddressOf(agentSite);
  const index = writeIndex(
    {
      title: `${name} ${version}`,
      summary: tagline,
      details: [
        `${HOW} ${nameFullText(fullPath, full, addressOf)} [llms.txt of the site](${addressOf('/llms.txt')}) lists the other libraries.`,
      ],
      sections,
    },
    { path: indexPath(product).replace('.txt', ''), addressOf },
  );
  return { product, files: { ...index, [fullPath]: full }, sections, pathnames };
}

interface Listed {
  routes: ReadonlyMap<string, SiteRoute>;
  /** Pathnames that are listed already; each page is listed once. */
  seen: Set<string>;
}

/** Lists the sections of a group and of its inner groups. */
function listSections(
  { id, title, pages, groups }: PageGroup,
  listed: Listed,
  agentSite: AgentSite,
): IndexSection[] {
  const paths = listPaths({ id, title, pages, groups: [] });
  const links = paths.flatMap((pathname): IndexLink[] => {
    const route = listed.routes.get(pathname);
    if (!route || listed.seen.has(pathname)) return [];
    listed.seen.add(pathname);
    return [linkRoute(route, agentSite)];
  });
  const inner = groups.flatMap((group) =>
    listSections({ ...group, title: `${title}: ${group.title}` }, listed, agentSite),
  );
  return [{ id, title, links }, ...inner];
}

function linkRoute({ pathname, title, description }: SiteRoute, agentSite: AgentSite): IndexLink {
  const text = agentSite.markdown.get(pathname);
  return {
    title,
    href: createAddressOf(agentSite)(markdownPath(pathname)),
    note: description,
    bytes: text === undefined ? undefined : Buffer.byteLength(text),
  };
}

function createAddressOf({ site: { env } }: AgentSite): (path: string) => string {
  return (path) => (env.origin ?? env.base) + encodePathname(path);
}

interface RootIndex {
  described: readonly DescribedProduct[];
  /** Pathnames of public pages that no product's index lists. */
  others: readonly string[];
  /** Text of all pages. */
  full: string;
}

function writeRootIndex({ described, others, full }: RootIndex, agentSite: AgentSite): Files {
  const addressOf = createAddressOf(agentSite);
  const home = agentSite.site.routes.find(({ pathname }) => pathname === '/');
  const root = described.find(({ product }) => product.prefix === '');
  const routes = agentSite.site.routes.filter(({ pathname }) => others.includes(pathname));
  const nested = described.filter((one) => one !== root);
  return writeIndex(
    {
      title: config.name,
      summary: home?.description ?? config.name,
      details: [`${HOW} ${nameFullText('/llms-full.txt', full, addressOf)}`],
      sections: [
        {
          id: 'libraries',
          title: 'Libraries',
          links: nested.flatMap((one) => linkIndexes(one, addressOf)),
        },
        { id: 'pages', title: 'Pages', links: routes.map((route) => linkRoute(route, agentSite)) },
        ...(root?.sections ?? []),
      ],
    },
    { path: '/llms', addressOf },
  );
}

/** Links the index of a product, and each part of it, because agents may miss the parts. */
function linkIndexes(
  { product, files, pathnames }: DescribedProduct,
  addressOf: (path: string) => string,
): IndexLink[] {
  const { name, version, tagline } = product.identities[0];
  const [first = '', ...parts] = Object.keys(files).filter((path) => !path.endsWith('-full.txt'));
  return [
    {
      title: `${name} ${version}`,
      href: addressOf(first),
      note: `${tagline} ${pathnames.length} pages.`,
    },
    ...parts.map((path) => ({
      title: /^# (.*)$/m.exec(files[path] ?? '')?.[1] ?? path,
      href: addressOf(path),
    })),
  ];
}

/** Writes the URL of the full text as plain text, because some agents follow all links. */
function nameFullText(path: string, text: string, addressOf: (path: string) => string): string {
  return `The text of all pages is in ${addressOf(path)} (${writeSize(Buffer.byteLength(text))}).`;
}

/** Joins the Markdown of pages; a line below each title links to the page. */
function writeFullText(pathnames: readonly string[], { site, markdown }: AgentSite): string {
  const { base, origin = base } = site.env;
  return pathnames
    .flatMap((pathname) => {
      const text = markdown.get(pathname);
      return text === undefined
        ? []
        : [finishMarkdown(text, { label: 'Page', href: pathname, origin })];
    })
    .join('\n');
}
