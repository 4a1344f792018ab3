import { basename, join } from 'node:path';
import { composePage } from './composePage.ts';
import { bundleFirstScript, bundleServer } from './bundle.ts';
import { findRedirect, normalizePathname, type Redirect } from '@vitrine/ui/core';
import type { Site } from './content/site.types.ts';
import { CACHE, modulePath, PRODUCTS, TAILWIND_SHEET } from './paths.ts';
import { createDevPlay, type DevPlayFile } from './play/createDevPlay.ts';
import { createVerdicts } from './evidence/createVerdicts.ts';
import { readEvidence } from './evidence/readEvidence.ts';
import { readFindings } from './evidence/readFindings.ts';
import { prepareSite } from './prepareSite.ts';
import { listRedirects, listSiteData, type SiteData } from './siteData.ts';
import type { SiteAssets, SiteServer } from './site.types.ts';

/** The site as the development server answers for it: each page is rendered when it is asked for. */
export interface DevSite {
  document: (path: string) => Promise<{ html: string; status: number }>;
  /** Where an address has moved to. */
  redirect: (path: string) => Promise<string | undefined>;
  /** The data file at an address, or undefined when the address is a page. */
  data: (path: string) => Promise<string | undefined>;
  /** What editing a demo needs at an address, if anything. */
  play: (path: string) => Promise<DevPlayFile | undefined>;
  handleChange: (file: string) => Promise<void>;
}

interface State {
  server: SiteServer;
  site: Site;
  assets: SiteAssets;
  redirects: readonly Redirect[];
  data: SiteData;
}

const SETTLE_MS = 60;

async function load(renderer?: SiteServer): Promise<State> {
  const server = renderer ?? (await bundleServer(join(CACHE, 'dev-server')));
  const firstScript = await bundleFirstScript();
  const urlOf = (file: string) => `/${modulePath(file)}`;
  // Vite gives a module its own style sheets; Tailwind's belongs to no module.
  const cssOf = (file: string) =>
    basename(file) === 'tailwind.tsx' ? [urlOf(join(PRODUCTS, TAILWIND_SHEET))] : [];
  const modules = ['/app/main.tsx'];
  const assets = { firstScript, modules, outside: '/app/outside.ts', urlOf, cssOf };
  const prepared = await prepareSite({
    ...{ productsDir: PRODUCTS, server, assets },
    proofOf: createVerdicts(readEvidence(), readFindings(PRODUCTS)),
  });
  const redirects = listRedirects(prepared.site);
  return { server, ...prepared, redirects, data: listSiteData(prepared.site, redirects) };
}

/** Creates the development site; it reloads what a changed file belongs to. */
export async function createDevSite({ onChange }: { onChange: () => void }): Promise<DevSite> {
  let state = load();
  let timer: NodeJS.Timeout | undefined;
  const baseCss = async () => (await state).server.baseCss;
  const play = createDevPlay({ productsDir: PRODUCTS, baseCss });
  await state;
  return {
    async document(path) {
      const { site, server, assets } = await state;
      const { language, pathname } = normalizePathname(path);
      const found = site.routes.find((route) => route.pathname === pathname);
      const route = found ?? site.routes.find(({ kind }) => kind === 'not-found');
      if (!route) throw new Error('The site has no page for missing addresses.');
      const html = composePage(route, await route.render(language), { site, server, assets });
      return { html, status: found ? 200 : 404 };
    },
    async redirect(path) {
      return findRedirect(path, (await state).redirects);
    },
    data: async (path) => answerData(path, await state),
    play: (path) => play.file(path),
    async handleChange(file) {
      if (!/\.(mdx|tsx?|json)$/.test(file) || file.includes('node_modules')) return;
      play.clear();
      clearTimeout(timer);
      timer = setTimeout(() => {
        const content = file.endsWith('.mdx');
        state = state.then(({ server }) => load(content ? server : undefined)).catch(() => load());
        // Modules are replaced in place by Vite; only the content needs a new document.
        if (content || /nav|product/.test(file)) void state.then(onChange, onChange);
      }, SETTLE_MS);
    },
  };
}

async function answerData(path: string, { site, data }: State): Promise<string | undefined> {
  if (data[path]) return JSON.stringify(data[path]());
  const [, owner] = /^(.*)\/(?:page|demos\/[^/]+)\.json$/.exec(path) ?? [];
  if (owner === undefined) return undefined;
  const { language, pathname } = normalizePathname(owner);
  const route = site.routes.find((candidate) => candidate.pathname === pathname);
  if (!route) return undefined;
  const { page, files } = await route.render(language);
  return path.endsWith('/page.json') ? JSON.stringify(page) : files[path];
}
