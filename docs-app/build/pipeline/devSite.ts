import { join } from 'node:path';
import { decodePathname, findRedirect, isRoutable, normalizePathname } from '@vitrine/ui/core';
import { isInside } from '../../node/posixPaths.ts';
import { assemblePage } from './assemblePage.ts';
import { pagePathOf } from './pagePathOf.ts';
import type { SiteRoute } from '../routes/site.types.ts';
import { PRODUCTS, ROOT, SITE } from '../../node/paths.ts';
import { createDevSandbox, type DevPlayFile } from '../sandbox/createDevSandbox.ts';
import { createDevStates, type DevState, type DevStates } from './devStates.ts';

/** Page as the development server sends it. */
export interface DevDocument {
  html: string;
  status: number;
  /** Data files that the page hydrates from, by URL. */
  files: Readonly<Record<string, unknown>>;
  /** Number of the last edit that the page includes. */
  edition: number;
}

/** Site of the development server, which renders each page on request. */
export interface DevSite {
  document: (path: string) => Promise<DevDocument>;
  /** Returns the redirect target of a path; undefined if the path has no redirect. */
  redirect: (path: string) => Promise<string | undefined>;
  /** Returns the data file at a path; undefined when the path is a page. */
  data: (path: string) => Promise<string | undefined>;
  /** Returns the file for demo editing at a path, if there is one. */
  play: (path: string) => Promise<DevPlayFile | undefined>;
  handleChange: (file: string) => void;
  /** Number of the last edit that rendered pages include. */
  edition: () => number;
}

export interface DevSiteOptions {
  /** Called when pages have new data. */
  onEdited: () => void;
  /** Called with an author's mistake. */
  onError: (error: unknown) => void;
  /** Called with the server's current step, as a line for the terminal. */
  onProgress: (line: string) => void;
}

/** Folders that the development server watches for edits. */
export const WATCHED = [
  join(ROOT, 'src'),
  ...['app', 'model', 'products', 'translations'].map((name) => join(SITE, name)),
];

const SOURCE = /(?<!\.test)\.(mdx|tsx?|css|json)$/;

/** Creates the development site; resolves as soon as it can render written pages. */
export async function createDevSite(options: DevSiteOptions): Promise<DevSite> {
  const states = createDevStates(options);
  const baseCss = async () => (await states.find(() => true)).server.baseCss;
  const play = createDevSandbox({ productsDir: PRODUCTS, baseCss });
  // Ignores a mistake in the content here; every page shows it until its author corrects it.
  await states.find(() => true).catch(() => {});
  return {
    document: (path) => composeDocument(path, states),
    redirect: (path) => resolveRedirect(path, states),
    data: (path) => readData(path, states),
    play: (path) => play.file(path),
    handleChange(file) {
      if (!isSource(file)) return;
      play.clear();
      states.reload({ isContent: file.endsWith('.mdx') });
    },
    edition: states.edition,
  };
}

function isSource(file: string): boolean {
  const isWatched = WATCHED.some((folder) => isInside(file, folder));
  return isWatched && SOURCE.test(file) && !file.includes('node_modules');
}

async function composeDocument(path: string, states: DevStates): Promise<DevDocument> {
  const { language, pathname } = normalizePathname(path);
  const state = await states.find((candidate) => findRoute(candidate, pathname) !== undefined);
  const matchedRoute = isRoutable(path) ? findRoute(state, pathname) : undefined;
  const route = matchedRoute ?? state.site.routes.find(({ kind }) => kind === 'not-found');
  if (!route) throw new Error('The site has no route of the kind "not-found".');
  const { html, page } = await assemblePage(route, language, state);
  const shared = ['/products.json', ...(page.productUrl ? [page.productUrl] : [])];
  return {
    html,
    status: matchedRoute ? 200 : 404,
    files: {
      ...Object.fromEntries(shared.map((url) => [url, state.data[url]?.()])),
      ...(matchedRoute && { [`${path.replace(/\/+$/, '')}/page.json`]: page }),
    },
    edition: state.edition,
  };
}

async function resolveRedirect(path: string, states: DevStates): Promise<string | undefined> {
  const { pathname } = normalizePathname(path);
  const state = await states.find(
    (candidate) =>
      findRoute(candidate, pathname) !== undefined ||
      findRedirect(path, candidate.redirects) !== undefined,
  );
  return findRedirect(path, state.redirects);
}

async function readData(path: string, states: DevStates): Promise<string | undefined> {
  if (!/\.(json|md|css|html|txt)$/.test(path)) return undefined;
  const { language, pathname } = normalizePathname(pagePathOf(path));
  const state = await states.find(
    (candidate) => path in candidate.data || findRoute(candidate, pathname) !== undefined,
  );
  const shared = state.data[path] ?? states.previous()?.data[path];
  if (shared) return JSON.stringify(shared());
  const rendered = await findRoute(state, pathname)?.render(language);
  if (!rendered) return undefined;
  return path.endsWith('/page.json')
    ? JSON.stringify(rendered.page)
    : rendered.files[decodePathname(path)]?.toString();
}

function findRoute({ site }: DevState, pathname: string): SiteRoute | undefined {
  const readable = decodePathname(pathname);
  return site.routes.find((route) => route.pathname === readable);
}
