import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { LANGUAGES, localizePathname } from '@vitrine/ui/core';
import { bundleClient, bundleFirstScript, bundleServer, readManifest } from '../plugins/bundle.ts';
import { composePage } from '../plugins/composePage.ts';
import { CACHE, PRODUCTS, SITE } from '../plugins/paths.ts';
import { prepareSite } from '../plugins/prepareSite.ts';
import { htmlPath, publish } from '../plugins/publishPage.ts';
import { listRedirects, listSiteData } from '../plugins/siteData.ts';

// A few pages of the site, with the variables of this process, made by what makes all of them.
process.env.NODE_ENV = 'production';

const { values, positionals: pathnames } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: '' } },
});
const outDir = values.out;
const cache = join(CACHE, `server-${basename(outDir)}`);

try {
  const { urlOf, cssOf, importsOf } = readManifest(await bundleClient(outDir, PRODUCTS));
  const server = await bundleServer(cache);
  const main = join(SITE, 'app/main.tsx');
  const { site, assets } = await prepareSite({
    productsDir: PRODUCTS,
    server,
    assets: {
      firstScript: await bundleFirstScript(),
      main: urlOf(main),
      outside: urlOf(join(SITE, 'app/outside.ts')),
      preload: importsOf(main),
      urlOf,
      cssOf,
    },
  });
  for (const route of site.routes.filter(({ pathname }) => pathnames.includes(pathname))) {
    for (const language of LANGUAGES) {
      const result = await route.render(language);
      const address = localizePathname(language, route.pathname);
      const html = composePage(route, result, { site, server, assets });
      await publish(outDir, htmlPath(address), html);
      await publish(outDir, `${address}/page.json`, JSON.stringify(result.page));
    }
  }
  for (const [path, data] of Object.entries(listSiteData(site, listRedirects(site)))) {
    await publish(outDir, path, JSON.stringify(data));
  }
} finally {
  await rm(cache, { recursive: true, force: true });
}
