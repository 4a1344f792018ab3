import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from 'playwright';
import { waitForHydration } from '../testing/hydrate.ts';
import { ROOT } from '../node/paths.ts';
import { browserArgs, findBrowser } from '../testing/browser.ts';
import { startServer } from '../preview/serve.ts';
import { summarize, type Times } from './summarize.ts';

const PAGE = '/material-ui/react-text-field';
const RUNS = 9;
const CPU_SLOWDOWN = 4;

/** Buttons that make and undo each settings change, so that a run ends in its initial state. */
const CHANGES = {
  mode: ['Dark', 'Light'],
  direction: ['Right to left', 'Left to right'],
  density: ['Dense', 'Comfortable'],
  spacing: ['increase spacing', 'decrease spacing'],
  color: ['Plum', 'Vitrine'],
} as const;

type Change = keyof typeof CHANGES;

export interface SettingsResult {
  /** Script time from a press to the next frame, in milliseconds, at 4 × CPU slowdown. */
  script: Record<Change, Times>;
}

/** Measures the script time from a settings change to its frame, on a page with hydrated demos. */
export async function measureSettings(dist = join(ROOT, 'dist')): Promise<SettingsResult> {
  if (!existsSync(dist)) throw new Error(`${dist} does not exist. Run "npm run build" first.`);
  const server = await startServer({ dir: dist, port: 0 });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(server.url + PAGE);
    await wake(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const script: Partial<Record<string, Times>> = {};
    for (const [name, labels] of Object.entries(CHANGES)) {
      const times = [];
      const presses = Array.from({ length: RUNS }, () => labels).flat();
      for (const label of presses) times.push(await measureChange(page, session, label));
      script[name] = summarize(times);
    }
    return { script: script as SettingsResult['script'] };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Hydrates the page and its demos, and opens the settings drawer with its folded groups. */
async function wake(page: Page): Promise<void> {
  await page.evaluate('window.__vitrine.start()');
  await waitForHydration(page);
  for (const stage of await page.locator('[data-demo-stage]').all()) {
    await stage.scrollIntoViewIfNeeded();
    await stage.and(page.locator('[data-live]')).waitFor();
  }
  await page.locator('[popovertarget="docs-settings"]').first().click();
  for (const group of await page.locator('#docs-settings summary').all()) await group.click();
}

/** Presses a button of the drawer; returns the milliseconds of script until the next frame. */
async function measureChange(page: Page, session: CDPSession, name: string): Promise<number> {
  const button = page.getByRole('dialog').getByRole('button', { name, exact: true });
  await button.waitFor();
  const before = await readScriptMs(session);
  await button.evaluate(
    (element: HTMLButtonElement) =>
      new Promise((resolve) => {
        element.click();
        requestAnimationFrame(resolve);
      }),
  );
  const after = await readScriptMs(session);
  // Wait until the page is idle, so that later work does not count in the next measurement.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return after - before;
}

async function readScriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}
