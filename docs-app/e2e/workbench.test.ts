import { describe, expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { readDist } from './site.ts';
import { visit } from './visit.ts';

interface IndexEntry {
  id: string;
  title: string;
  type: string;
  tags?: string[];
}

const { entries } = JSON.parse(readDist('workbench/index.json')) as {
  entries: Record<string, IndexEntry>;
};
const guides = Object.values(entries).filter(
  ({ type, tags }) => type === 'docs' && tags?.includes('unattached-mdx'),
);

// The frame around a docs page is Storybook's.
const FRAME_RULES = ['region', 'landmark-one-main'];

describe.concurrent('guides and decisions of the workbench', () => {
  test.for(guides)('$title', ({ id }) =>
    visit(async ({ page, problems }) => {
      await page.goto(`/workbench/iframe.html?id=${id}&viewMode=docs`);
      await page.locator('#storybook-docs h1').first().waitFor();
      expect(await page.locator('#storybook-docs h1').count()).toBe(1);
      const violations = await findViolations(page, 'light', { skipped: FRAME_RULES });
      problems.push(...violations.map(({ rule, target }) => `${rule} at ${target}`));
    }),
  );
});

test('the workbench shows its first page (WKB-3)', () =>
  visit(async ({ page }) => {
    await page.goto('/workbench/');
    await page.frameLocator('#storybook-preview-iframe').locator('#storybook-docs h1').waitFor();
  }));
