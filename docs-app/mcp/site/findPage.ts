import { cleanPathname, findClosest, isRoutable, normalizePathname } from '@vitrine/ui/core';
import { InputError, unknownValue } from './inputError.ts';
import type { Site } from './createSite.ts';
import { MissingFileError } from './siteFiles.ts';

/** Page of the site that has Markdown. */
export interface KnownPage {
  path: string;
  title: string;
  /** Name of the product. */
  product: string;
  version: string;
  demos: readonly string[];
}

/** Page that a tool argument refers to. */
interface FoundPage extends Omit<KnownPage, 'title'> {
  title: string | undefined;
  /** Section id in the hash of the argument. */
  section: string | undefined;
  markdown: string;
}

/** Lists the pages of each documented release: first its written pages, then its API pages. */
export async function listPages(site: Site): Promise<KnownPage[]> {
  const products = await site.products();
  const pages = products.flatMap(({ name: product, version, names }) => [
    ...names.pages.map(({ path, title, demos = [] }): KnownPage => ({
      path,
      title,
      product,
      version,
      demos,
    })),
    ...[...names.apis.map(({ name, href }) => [name, href] as const), ...names.hooks].map(
      ([name, href]): KnownPage => ({
        ...{ path: cleanPathname(href), title: `${name} API`, product, version, demos: [] },
      }),
    ),
  ]);
  return [...new Map(pages.toReversed().map((page) => [page.path, page])).values()].toReversed();
}

/** Finds a page by its path or URL, with or without language, `.md` and hash. */
export async function findPage(site: Site, address: string): Promise<FoundPage> {
  const { path, section } = parseAddress(site, address);
  const redirects = await site.redirects();
  const target = redirects.get(path) ?? path;
  const pages = await listPages(site);
  const page = pages.find((known) => known.path === target);
  try {
    const markdown = await site.markdown(target);
    const known = page ?? { path: target, title: undefined, ...(await findOwner(site, target)) };
    return { ...known, section, markdown };
  } catch (error) {
    if (!(error instanceof MissingFileError)) throw error;
    throw unknownPage(path, pages);
  }
}

function parseAddress(site: Site, address: string): { path: string; section: string | undefined } {
  const home = site.files.urlOf('/');
  const isUrl = /^[a-z][a-z\d+.-]*:\/\//i.test(address);
  if (isUrl && !URL.canParse(address)) throw new InputError(`"${address}" is not a valid address.`);
  // Ignore the host of a URL, because the site may be published at several hosts.
  const local =
    home !== undefined && address.startsWith(home) ? address.slice(home.length - 1) : address;
  const rest = isUrl && local === address ? address.replace(/^[^/]*\/\/[^/]*/, '') : local;
  const [withQuery = '', section] = rest.split('#');
  const path = withQuery.split('?')[0]!;
  if (!isRoutable(path)) {
    throw new InputError(
      `"${address.slice(0, 100)}" is no path of a page. Paths look like ${site.manifest.products[0]?.prefix ?? ''}/…; find them with search.`,
    );
  }
  const { pathname } = normalizePathname(path.replace(/(?:\/index\.html|\.md|\.html)$/, ''));
  return { path: pathname, section: section === '' ? undefined : section };
}

/** Finds the product of a page outside of the search index, such as of another release. */
async function findOwner(site: Site, path: string) {
  const products = await site.products();
  const owner = products.find(({ prefix }) => prefix !== '' && path.startsWith(`${prefix}/`));
  return { product: owner?.name ?? '', version: owner?.version ?? '', demos: [] };
}

function unknownPage(path: string, pages: readonly KnownPage[]): InputError {
  const paths = pages.map((page) => page.path);
  const last = (text: string) => text.split('/').at(-1) ?? '';
  const [closest] = findClosest(last(path), [...new Set(paths.map(last))], { limit: 1 });
  const similar = paths.filter((other) => last(other) === closest).slice(0, 5);
  const hint = `Pages with a similar name: ${similar.join(', ')}. Or find the page with search.`;
  return unknownValue({ kind: 'page', value: path, valid: paths, hint });
}
