import { site as config } from '../app/site.config.ts';
import {
  checkRenderedLinks,
  type RenderedRoute,
  type Site,
  type SiteRoute,
} from '../plugins/content/createSite.ts';
import { htmlPath, publish } from '../plugins/publishPage.ts';
import { composePage } from '../plugins/composePage.ts';
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
  await writeData({ site, assets, outDir });
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

async function writeData({
  site,
  assets,
  outDir,
}: Pick<Output, 'site' | 'assets' | 'outDir'>): Promise<void> {
  for (const { product, data } of site.products) {
    await publish(outDir, assets.productUrl(product.id), JSON.stringify(data));
  }
  const pages = site.routes
    .filter(({ kind }) => kind !== 'not-found')
    .map(({ pathname, kind, title }) => ({ pathname, kind, title }));
  await publish(outDir, 'routes.json', JSON.stringify(pages));
  await publish(
    outDir,
    'products.json',
    JSON.stringify(site.products.map(({ data }) => data.product)),
  );
}
