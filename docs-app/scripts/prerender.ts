import { LANGUAGES, localizePathname, writeHostRules, type Language } from '@vitrine/ui/core';
import { site as config } from '../app/site.config.ts';
import { findIdentity } from '../app/documentTitle.ts';
import { composePage } from '../plugins/composePage.ts';
import {
  checkRenderedLinks,
  isPublic,
  listPublicPages,
  type CheckedPage,
} from '../plugins/content/createSite.ts';
import type { Site, SiteRoute } from '../plugins/content/site.types.ts';
import { socialPicturePath } from '../plugins/head/renderHead.ts';
import { writeRobots, writeSitemap } from '../plugins/head/writeSitemap.ts';
import { createSocialPainter, type SocialPainter } from '../plugins/social/createSocialPainter.ts';
import { htmlPath, publish } from '../plugins/publishPage.ts';
import { listRedirects, listSiteData } from '../plugins/siteData.ts';
import type { SiteAssets, SiteServer } from '../plugins/site.types.ts';

export interface PrerenderInput {
  site: Site;
  server: SiteServer;
  assets: SiteAssets;
  outDir: string;
  onProgress: (done: number, all: number) => void;
}

/** Renders and writes every route in every language, then checks the links between them. */
export async function prerender(input: PrerenderInput): Promise<number> {
  const { site, outDir, onProgress } = input;
  const painter = createSocialPainter();
  const pictures: Promise<void>[] = [];
  const checked: CheckedPage[] = [];
  for (const [index, route] of site.routes.entries()) {
    for (const language of LANGUAGES) {
      const page = await writePage({ route, language }, input);
      if (language === 'en') checked.push(page);
    }
    if (isPublic(route)) pictures.push(writePicture(route, { ...input, painter }));
    onProgress(index + 1, site.routes.length);
  }
  checkRenderedLinks(checked, [config.workbenchUrl]);
  for (const [path, data] of Object.entries(listSiteData(site))) {
    await publish(outDir, path, JSON.stringify(data));
  }
  await publish(outDir, '_redirects', writeHostRules(listRedirects(site)));
  await publish(outDir, 'sitemap.xml', writeSitemap(listPublicPages(site), site.env.origin));
  await publish(outDir, 'robots.txt', writeRobots(site.env.origin));
  await Promise.all(pictures);
  await painter.close();
  return site.routes.length;
}

async function writePage(
  { route, language }: { route: SiteRoute; language: Language },
  { outDir, ...parts }: PrerenderInput,
): Promise<CheckedPage> {
  const result = await route.render(language);
  const address = localizePathname(language, route.pathname);
  await publish(outDir, htmlPath(address), composePage(route, result, parts));
  if (route.kind !== 'not-found') {
    await publish(outDir, `${address}/page.json`, JSON.stringify(result.page));
  }
  if (language === 'en') {
    for (const [path, content] of Object.entries(result.files)) {
      await publish(outDir, path, content);
    }
  }
  const { links, anchors } = result;
  return { pathname: route.pathname, links, anchors };
}

type PictureInput = PrerenderInput & { painter: SocialPainter };

/** Paints the picture that social networks show for a page. */
async function writePicture(
  { pathname, title, description, product }: SiteRoute,
  { painter, outDir }: PictureInput,
): Promise<void> {
  const identity = findIdentity(pathname, product?.identities);
  const context = identity ? `${identity.name} ${identity.version}` : config.name;
  const png = await painter.paint({ title, description, context });
  await publish(outDir, socialPicturePath(pathname), png);
}
