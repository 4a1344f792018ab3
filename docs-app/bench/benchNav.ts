import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { chromium, type Page } from 'playwright';
import { buildNavTree, type NavEntry } from '@vitrine/ui/core';
import { waitForHydration } from '../testing/hydrate.ts';
import { ROOT } from '../node/paths.ts';
import { writeBenchProductFiles } from './benchContent.ts';
import { browserArgs, findBrowser } from '../testing/browser.ts';
import { startServer } from '../preview/serve.ts';
import { summarize, type Times } from './summarize.ts';

const GROUPS = 100;
const PAGES_PER_GROUP = 100;
const RUNS = 9;
const CPU_SLOWDOWN = 4;

export interface NavResult {
  entries: number;
  /** Median time to check the tree for duplicates, in milliseconds. */
  duplicateCheckMs: number;
  /** Number of elements in the navigation with one group open. */
  elements: number;
  /** Time from a press to the frame that shows its effect, at 4 × CPU slowdown. */
  openNavigation: Times;
  openGroup: Times;
}

/** Measures a navigation of ten thousand entries: its duplicate check and first interactions. */
export async function measureNav(): Promise<NavResult> {
  const nav = createEntries();
  const dir = mkdtempSync(join(tmpdir(), 'vitrine-bench-nav-'));
  try {
    const out = buildSite(dir, nav);
    const server = await startServer({ dir: out, port: 0 });
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: browserArgs,
    });
    try {
      const runs = [];
      for (let run = 0; run < RUNS; run += 1) {
        const page = await browser.newPage({
          viewport: { width: 412, height: 800 },
          hasTouch: true,
        });
        runs.push(await measureVisit(page, server.url));
        await page.close();
      }
      return {
        entries: GROUPS * (PAGES_PER_GROUP + 1),
        duplicateCheckMs: measureCheck(nav),
        elements: runs[0]?.elements ?? 0,
        openNavigation: summarize(runs.map(({ navigation }) => navigation)),
        openGroup: summarize(runs.map(({ group }) => group)),
      };
    } finally {
      await browser.close();
      await server.close();
    }
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function createEntries(): NavEntry[] {
  return Array.from({ length: GROUPS }, (_, group) => ({
    pathname: `/bench/group-${group + 1}`,
    children: Array.from({ length: PAGES_PER_GROUP }, (_page, index) => {
      const pathname = `/bench/group-${group + 1}/page-${index + 1}`;
      return group === 0 && index === 0 ? { pathname } : { pathname, planned: true };
    }),
  }));
}

function measureCheck(nav: readonly NavEntry[]): number {
  const times = Array.from({ length: RUNS }, () => {
    const started = performance.now();
    buildNavTree(nav);
    return performance.now() - started;
  });
  return summarize(times).median;
}

function buildSite(dir: string, nav: readonly NavEntry[]): string {
  const folder = join(dir, 'products/bench');
  const page = join(folder, 'pages/group-1/page-1');
  mkdirSync(page, { recursive: true });
  writeFileSync(
    join(page, 'page.mdx'),
    '---\ntitle: First page\ndescription: One page among many.\n---\n\n## Text\n\nOne page.\n',
  );
  writeBenchProductFiles(folder, nav);
  const out = join(dir, 'dist');
  const options = ['--no-workbench', '--products', join(dir, 'products'), '--out', out];
  const args = ['docs-app/build/build.ts', ...options];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return out;
}

async function measureVisit(page: Page, origin: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(`${origin}/bench/group-1/page-1`);
  const elements = await page.locator('#docs-navigation *').count();
  // Wait until the page is idle, as a user does.
  await page.locator('html[data-rests]').waitFor();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const navigation = await measurePress(page, '[data-bar="menu"]');
  await waitForHydration(page);
  const group = await measurePress(page, '[data-nav-group="/bench/group-2"] > summary');
  return { elements, navigation, group };
}

/** Presses an element and returns the milliseconds until the frame that shows the effect. */
async function measurePress(page: Page, selector: string): Promise<number> {
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.locator(selector).tap();
  // Event timing entries appear two frames later. A press within one frame creates no entry.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)));
      }),
  );
  return page.evaluate(() =>
    Math.max(0, ...(window as unknown as { durations: number[] }).durations),
  );
}
