import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { ProofRun } from '@vitrine/ui/core';
import { findViolations } from './axe.ts';
import { readDist } from './site.ts';
import { sampleEvery } from './tier.ts';
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

// Storybook renders the layout around a docs page.
const FRAME_RULES = ['region', 'landmark-one-main'];

describe.concurrent('guides and decisions of the workbench', () => {
  test.for(sampleEvery(4, guides))('$title has one h1 and passes axe', ({ id }) =>
    visit(async ({ page, problems }) => {
      await page.goto(`/workbench/iframe.html?id=${id}&viewMode=docs`);
      await page.locator('#storybook-docs h1').first().waitFor();
      expect(await page.locator('#storybook-docs h1').count()).toBe(1);
      const violations = await findViolations(page, 'light', { skipped: FRAME_RULES });
      problems.push(...violations.map(({ rule, target }) => `${rule} at ${target}`));
    }),
  );
});

test.each(['workbench/index.html', 'workbench/iframe.html'])(
  '%s is not for search engines (FAULT C6)',
  (file) => {
    expect(readDist(file)).toMatch(/<meta name="robots" content="noindex"/);
  },
);

test('names the site in the title of the workbench (FAULT C6)', () => {
  expect(readDist('workbench/index.html')).toContain('<title>Vitrine - Storybook</title>');
});

test('shows its first page when the workbench opens (WKB-3)', () =>
  visit(async ({ page }) => {
    await page.goto('/workbench/');
    await page.frameLocator('#storybook-preview-iframe').locator('#storybook-docs h1').waitFor();
  }));

describe('results of clauses in the workbench', () => {
  const REPORT = '/workbench/iframe.html?id=docs-ui-evidence-clausereport--specification';
  const run: ProofRun = {
    ...{ version: 1, sources: 'abc', commit: '5d8f0a7c41e29b38', changed: false },
    ...{ date: '2026-11-20T09:30:00.000Z', tier: 'all' },
    proofs: {
      'NAV-15': [
        { kind: 'story', title: 'Menu: Open', storyId: 'menu--open', status: 'passed' },
        { kind: 'test', title: 'opens', file: 'src/menu.test.ts', status: 'failed' },
      ],
      'NAV-16': [{ kind: 'test', title: 'closes', file: 'src/menu.test.ts', status: 'passed' }],
    },
  };
  const rowOf = (page: Page, id: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: id, exact: true }) });

  test('shows the results of the last run when there was one', () =>
    visit(async ({ page }) => {
      await page.route('**/workbench/proofs.json', (route) => route.fulfill({ json: run }));
      await page.goto(REPORT);
      await page.getByText('Last run: npm run test:all').waitFor();
      const failed = rowOf(page, 'NAV-15');
      await failed.getByText('Tests failed').waitFor();
      expect(await failed.getByRole('link', { name: 'Menu: Open' }).getAttribute('href')).toBe(
        './?path=/story/menu--open',
      );
      expect(await failed.getByText('opens').innerText()).toBe('src/menu.test.ts opens');
      await rowOf(page, 'NAV-16').getByText('Tests passed').waitFor();
      await rowOf(page, 'NAV-17').getByText('Tests not run').waitFor();
    }));

  test('shows "not run" when the workbench was built without results', () =>
    visit(async ({ page }) => {
      expect(readDist('workbench/proofs.json')).toBe('null');
      await page.goto(REPORT);
      await page.getByText('These sources were not tested.').waitFor();
      await rowOf(page, 'NAV-15').getByText('Tests not run').waitFor();
      expect(await page.getByText('Tests passed').count()).toBe(1);
    }));
});
