import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Evidence, StoryEvidence } from '@vitrine/ui/core';
import { nameSources } from '../plugins/evidence/readEvidence.ts';
import { findViolations } from './axe.ts';
import { waitForHydration } from './hydrate.ts';
import { startVariant, type Variant } from './startVariant.ts';
import { visit } from './visit.ts';

const PAGE = '/base-ui/react-tabs';
const passed: StoryEvidence = {
  ...{ storyId: 'base-ui-tabs--invoice-tabs', status: 'passed', milliseconds: 212 },
  ...{ actions: 4, checks: 8 },
  keys: [{ key: '{ArrowRight}', role: 'tab', name: 'Payments', states: ['selected=false'] }],
  modes: [{ mode: 'light', direction: 'ltr', rules: 20, violations: [], undecided: [] }],
};

let site: Variant;

/** Writes what a run found of the present sources, as the gate of stories does. */
async function writeRun(stories: StoryEvidence[]): Promise<readonly string[]> {
  const evidence: Evidence = {
    ...{ version: 2, sources: nameSources(), commit: '5d8f0a7c41e29b38', changed: false },
    ...{ date: '2026-11-20T09:30:00.000Z', browser: 'Chromium 150.0.7871.0', stories },
  };
  const file = join(site.dir, '..', `vitrine-evidence-${process.pid}.json`);
  await writeFile(file, JSON.stringify(evidence));
  return ['--evidence', file];
}

beforeAll(async () => {
  site = await startVariant();
});

afterAll(() => site.close());

describe('a build of sources that were tested', () => {
  beforeAll(async () => {
    await site.build([PAGE], {}, await writeRun([passed]));
  }, 180_000);

  test('says under each demo what was found, and of a demo that nobody ran that it was not tested', async () => {
    await visit(
      async ({ page }) => {
        await page.goto(site.origin + PAGE);
        await waitForHydration(page);
        const strip = page.locator('[data-demo="InvoiceTabs"] [data-evidence="passed"]');
        await strip.getByText('20 Nov 2026').click();
        await strip.getByText('Payments, tab, selected=false').waitFor();
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

test('a build that would publish a demo that failed its test is refused', async () => {
  const error = 'No panel is shown.';
  const options = await writeRun([{ ...passed, status: 'failed', error }]);
  await expect(site.build([PAGE], {}, options)).rejects.toThrow(
    /evidence\/failed-demo[\s\S]*base-ui-tabs--invoice-tabs[\s\S]*No panel is shown\./,
  );
}, 180_000);

test('every demo says that it was tested, or that it was not', () =>
  visit(async ({ page }) => {
    await page.goto(PAGE);
    const strips = page.locator('[data-demo] > [data-evidence]');
    expect(await strips.allTextContents()).toEqual(
      Array(await page.locator('[data-demo]').count()).fill('Not tested in this build'),
    );
  }));
