import { site as config } from '../app/site.config.ts';
import {
  checkRenderedLinks,
  type RenderedRoute,
  type Site,
  type SiteRoute,
} from '../plugins/content/createSite.ts';
import { htmlPath, publish } from '../plugins/publishPage.ts';
import { composePage } from '../plugins/composePage.ts';
import { listSiteData } from '../plugins/siteData.ts';
import type { SiteAssets, SiteServer } from '../plugins/site.types.ts';

export interface PrerenderInput {
  site: Site;
  server: SiteServer;
  assets: SiteAssets;
  outDir: string;
  onProgress: (done: number, all: number) => void;
}

/** Renders every route, checks the links between them, and writes the pages. */
export async function prerender({
  site,
  server,
  assets,
  outDir,
  onProgress,
}: PrerenderInput): Promise<number> {
  const rendered: RenderedRoute[] = [];
  for (const route of site.routes) {
    rendered.push(await route.render());
    onProgress(rendered.length, site.routes.length);
  }
  checkRenderedLinks(rendered, [config.workbenchUrl]);
  for (const [index, route] of site.routes.entries()) {
    const result = rendered[index];
    if (result) await writePage(route, result, { site, server, assets, outDir });
  }
  for (const [path, data] of Object.entries(listSiteData(site, assets.productUrl))) {
    await publish(outDir, path, JSON.stringify(data));
  }
  return rendered.length;
}

type Output = Pick<PrerenderInput, 'site' | 'server' | 'assets' | 'outDir'>;

async function writePage(route: SiteRoute, result: RenderedRoute, output: Output): Promise<void> {
  const { outDir } = output;
  await publish(outDir, htmlPath(route.pathname), composePage(route, result, output));
  for (const [path, content] of Object.entries(result.files)) await publish(outDir, path, content);
  if (route.kind === 'not-found') return;
  await publish(outDir, `${route.pathname}/page.json`, JSON.stringify(result.page));
}
