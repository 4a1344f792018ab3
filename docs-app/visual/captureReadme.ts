/** Captures the two screenshots of the README from the built site: `npm run visual:readme`. */
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ROOT } from '../node/paths.ts';
import { startServer } from '../preview/serve.ts';
import { browserArgs, findBrowser } from '../testing/browser.ts';
import { startHydration } from '../testing/hydrate.ts';

const SCREENSHOTS = [
  { file: 'site.png', path: '/material-ui/react-button#variants', loaded: '[data-demo-tools]' },
  {
    file: 'workbench.png',
    path: '/workbench/?path=/story/docs-ui-navigation-navtree--default',
    loaded: '[role="tabpanel"] li',
  },
];

const server = await startServer({ dir: join(ROOT, 'dist'), port: 0 });
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [...browserArgs],
});
const page = await browser.newPage({
  baseURL: server.url,
  viewport: { width: 1440, height: 900 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
});
for (const { file, path, loaded } of SCREENSHOTS) {
  await page.goto(path);
  await startHydration(page);
  await page.locator(loaded).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(import.meta.dirname, 'readme', file) });
  console.log(`docs-app/visual/readme/${file}`);
}
await browser.close();
await server.close();
