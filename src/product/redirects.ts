import { decodePathname, encodePathname } from '../internal/encodePathname.ts';
import { LANGUAGE_PREFIX, localizePathname } from '../i18n/languages.ts';
import { cleanPathname, isRoutable, normalizePathname } from './normalizePathname.ts';

/** Redirect of a moved page. Both paths are without a language. */
export interface Redirect {
  from: string;
  to: string;
}

export interface RedirectSources {
  /** Pathname of every page, in the order of the products. */
  pathnames: readonly string[];
  /** Page that a folder redirects to, such as a product's first page for `/material-ui`. */
  folders: Readonly<Record<string, string>>;
}

const API_PAGE = /\/api\/(?:.+\/)?([^/]+)/;
const COMPONENT_PAGE = /^\/[^/]+\/react-([^/]+)$/;
/** Matches sections that were once at the root of the site. */
const ROOT_SECTION =
  /^\/material-ui(\/(?:getting-started|customization|guides|discover-more|migration|experimental-api)\/.+)/;
const STYLES_PAGE = /^\/system(\/styles\/.+)/;

/** Lists redirects from folders, legacy API pages and the paths of earlier releases (PTH-4). */
export function buildRedirects({ pathnames, folders }: RedirectSources): Redirect[] {
  const pages = new Set(pathnames);
  const table = new Map<string, string>();
  const add = (from: string, to: string) => {
    if (!pages.has(from) && !table.has(from) && pages.has(to)) table.set(from, to);
  };
  for (const [folder, start] of Object.entries(folders)) add(folder, start);
  for (const pathname of pathnames) {
    for (const former of formerPaths(pathname)) add(former, pathname);
  }
  return Array.from(table, ([from, to]) => ({ from, to }));
}

function formerPaths(pathname: string): string[] {
  const api = API_PAGE.exec(pathname)?.[1];
  if (api) return [`/api/${api}`, `/api-docs/${api}`];
  const component = COMPONENT_PAGE.exec(pathname)?.[1];
  if (component) return [component, pluralOf(component)].map((name) => `/components/${name}`);
  const former = (ROOT_SECTION.exec(pathname) ?? STYLES_PAGE.exec(pathname))?.[1];
  return former ? [former] : [];
}

function pluralOf(name: string): string {
  return /(?:s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

/** Returns the new path of a moved page, with its language. Undefined when there is no redirect. */
export function findRedirect(path: string, redirects: readonly Redirect[]): string | undefined {
  if (!isRoutable(path)) return undefined;
  const address = cleanPathname(path);
  const { language } = normalizePathname(address);
  const pathname = cleanPathname(address.replace(LANGUAGE_PREFIX, ''));
  const readable = decodePathname(pathname);
  const moved = redirects.find(({ from }) => from === readable)?.to;
  const target = localizePathname(language, moved === undefined ? pathname : encodePathname(moved));
  return target === path.replace(/[?#].*/s, '') ? undefined : target;
}
