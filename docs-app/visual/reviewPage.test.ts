// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { writePage } from './reviewPage.ts';
import type { ScreenshotResult } from './results.ts';

const side = { hash: 'a'.repeat(64), width: 1, height: 1 };
const single: ScreenshotResult = {
  ...{ story: 'menu--open', title: 'Menu', name: 'Open', mode: 'right to left', state: 'new' },
  ...{ before: null, after: side, difference: null, picture: side.hash, causes: [] },
  ...{ problem: null, failedBefore: false, why: null },
};

/** Parses the review page of a run. */
function openPage(results: readonly ScreenshotResult[]): Document {
  const base = { commit: 'c'.repeat(40), name: 'HEAD' };
  const run = { base, changes: [], unused: [], results: [...results] };
  return new DOMParser().parseFromString(writePage(run, new Map()), 'text/html');
}

test.each(['new', 'removed', 'not-compared', 'failed'] as const)(
  'gives a screenshot the id that the Evidence panel links to when it is %s',
  (state) => {
    const page = openPage([{ ...single, state }]);
    expect(page.getElementById('menu--open:right%20to%20left')?.textContent).toContain('Menu');
  },
);

test('lists a screenshot as not compared with the error when the base failed', () => {
  const problem = 'it threw';
  const page = openPage([{ ...single, state: 'not-compared', problem, failedBefore: true }]);
  expect(page.querySelector('h1')?.textContent).toBe('1 screenshot not compared');
  expect(page.querySelector('.group')?.textContent).toMatch(/Not compared[^]*it threw/);
  expect(page.body.textContent).not.toContain('Not in the base commit.');
});
