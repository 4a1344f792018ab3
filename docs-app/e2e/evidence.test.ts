import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  Evidence,
  KeyStep,
  ModeResult,
  ScreenshotResults,
  StoryEvidence,
} from '@vitrine/ui/core';
import { nameSources, screenshotsBeside } from '../build/evidence/readEvidence.ts';
import { findViolations } from './axe.ts';
import { waitForHydration } from '../testing/hydrate.ts';
import { pages, readDist, readPage } from './site.ts';
import { startVariant, type Variant } from './startVariant.ts';
import { visit } from './visit.ts';

const PAGE = '/base-ui/react-tabs';
const key: KeyStep = {
  ...{ key: '{ArrowRight}', role: 'tab', name: 'Payments', states: ['selected=false'] },
};
const undecided = { rule: 'color-contrast', reason: 'bgOverlap', target: 'button' };
const light: ModeResult = {
  ...{ mode: 'light', direction: 'ltr', rules: 20, violations: [], undecided: [undecided] },
};
const decision =
  'The ripple of a button covers the text. It is transparent when idle, and the text has colors of the palette of the library.';
const passed: StoryEvidence = {
  ...{ storyId: 'base-ui-tabs--invoice-tabs', status: 'passed', milliseconds: 212 },
  ...{ actions: 4, checks: 8, keys: [key], modes: [light] },
};

const READABLE_BYTES = 30_000;
/** The UI strings of the site need more bytes in Chinese. */
const READABLE_CHINESE_BYTES = 30_720;
const weigh = (html: string) => brotliCompressSync(html).byteLength;
/** The longest pages with demos; compressing all of them takes half a minute. */
const longPages = pages
  .map(({ pathname }) => ({ pathname, html: readPage(pathname) }))
  .filter(({ html }) => html.includes('data-evidence'))
  .toSorted((a, b) => b.html.length - a.html.length)
  .map(({ pathname }) => pathname)
  .slice(0, 6);

/** Creates passing results of all stories except Tabs, each with two modes and two key presses. */
function proveOthers(): StoryEvidence[] {
  const { entries } = JSON.parse(readDist('workbench/index.json')) as {
    entries: Record<string, { id: string; type: string }>;
  };
  const dark: ModeResult = { ...light, mode: 'dark', direction: 'rtl' };
  return Object.values(entries)
    .filter(({ id, type }) => type === 'story' && !id.startsWith('base-ui-tabs--'))
    .map(({ id }) => ({ ...passed, storyId: id, keys: [key, key], modes: [light, dark] }));
}

let site: Variant;
let evidenceDir: string;

/** Writes results for the current sources, as the story gate does; returns the build options. */
async function writeRun(stories: StoryEvidence[]): Promise<readonly string[]> {
  const evidence: Evidence = {
    ...{ version: 3, tier: 'fast', sources: nameSources() },
    ...{ commit: '5d8f0a7c41e29b38', changed: false },
    ...{ date: '2026-11-20T09:30:00.000Z', browser: 'Chromium 150.0.7871.0', stories },
    decisions: [
      {
        ...{ rule: undecided.rule, reason: undecided.reason, stories: [''] },
        ...{ decision, date: '2026-11-18' },
      },
    ],
  };
  const file = join(evidenceDir, 'evidence.json');
  const screenshots = ['light', 'dark', 'right to left'].map((mode) => ({
    mode,
    state: 'same' as const,
  }));
  const results: ScreenshotResults = {
    ...{ version: 1, sources: evidence.sources, base: '9c1e4b7f02d85a63' },
    screenshots: Object.fromEntries(stories.map(({ storyId }) => [storyId, screenshots])),
  };
  await writeFile(file, JSON.stringify(evidence));
  await writeFile(screenshotsBeside(file), JSON.stringify(results));
  return ['--evidence', file];
}

beforeAll(async () => {
  site = await startVariant();
  evidenceDir = await mkdtemp(join(tmpdir(), 'vitrine-evidence-'));
});

afterAll(async () => {
  await site.close();
  await rm(evidenceDir, { recursive: true });
});

describe('build with evidence', () => {
  beforeAll(async () => {
    await site.build([PAGE, ...longPages], {}, await writeRun([passed, ...proveOthers()]));
  }, 180_000);

  test.for(longPages)('%s: keeps compressed HTML with test results within 30 kB', (pathname) => {
    const read = (path: string) => readFileSync(join(site.dir, path, 'index.html'), 'utf8');
    expect(read(pathname)).toContain('data-evidence="passed"');
    expect(read(pathname)).not.toContain('data-evidence="untested"');
    expect(weigh(read(pathname))).toBeLessThanOrEqual(READABLE_BYTES);
    expect(weigh(read(`zh${pathname}`))).toBeLessThanOrEqual(READABLE_CHINESE_BYTES);
  });

  test('shows test results and reasons under each demo, or “Not tested” (FAULT A4)', async () => {
    await visit(
      async ({ page }) => {
        await page.goto(site.origin + PAGE);
        await waitForHydration(page);
        const strip = page.locator('[data-demo="InvoiceTabs"] [data-evidence="passed"]');
        await strip.getByText('Nov 20, 2026').click();
        const keys = strip.getByRole('table', { name: 'Keyboard' });
        await keys.getByRole('cell', { name: 'Payments, tab, selected=false' }).waitFor();
        await strip.getByText('unchanged since commit 9c1e4b7').waitFor();
        expect(await strip.getByText(decision).isVisible()).toBe(false);
        await strip.getByText('axe could not decide: color contrast').click();
        await strip.getByText(decision).waitFor();
        expect(await page.locator('[data-demo="VerticalTabs"] [data-evidence]').textContent()).toBe(
          'Not tested in this build',
        );
        expect(await findViolations(page, 'light')).toEqual([]);
        expect(await findViolations(page, 'dark')).toEqual([]);
      },
      { origins: [site.origin] },
    );
  });
});

test('fails the build when the test of a published demo has failed', async () => {
  const error = 'No panel is shown.';
  const options = await writeRun([{ ...passed, status: 'failed', error }]);
  await expect(site.build([PAGE], {}, options)).rejects.toThrow(
    /evidence\/failed-demo[\s\S]*base-ui-tabs--invoice-tabs[\s\S]*No panel is shown\./,
  );
}, 180_000);

test('shows “Not tested” under each demo when the build has no evidence', () =>
  visit(async ({ page }) => {
    await page.goto(PAGE);
    const strips = page.locator('[data-demo] > [data-evidence]');
    expect(await strips.allTextContents()).toEqual(
      Array(await page.locator('[data-demo]').count()).fill('Not tested in this build'),
    );
  }));
