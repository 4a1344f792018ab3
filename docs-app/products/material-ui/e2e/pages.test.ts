import { expect, test } from 'vitest';
import { moved } from '../../../e2e/arrive.ts';
import {
  expectApiPage,
  expectPage,
  listFunctionPages,
  versionOf,
} from '../../../e2e/productPages.ts';
import { visit } from '../../../e2e/visit.ts';

test('serves Material UI pages at paths that start with /material-ui/ (NAV-3)', () =>
  expectPage('/material-ui/react-button', { product: 'Material UI', title: 'Button' }));

test('serves the API page of a component with the anchor of a prop (NAV-10)', () =>
  expectApiPage('/material-ui/api/button#button-prop-variant', 'Button API'));

test('publishes API pages for the hooks and utilities of Material UI', () => {
  expect(listFunctionPages('material-ui')).toEqual(['api/hooks', 'api/utilities']);
});

test('lists the Material UI version that the specification requires (VER-1)', () => {
  expect(versionOf('material-ui')).toBe('6.1.0');
});

test('redirects a path of the old documentation (PTH-4)', () => {
  expect(moved).toContainEqual({ from: '/api/button', to: '/material-ui/api/button' });
});

test('shows Speed Dial at a visible size on the page of all components', () =>
  visit(async ({ page }) => {
    await page.goto('/material-ui/all-components');
    const card = page.locator('li').filter({ has: page.getByRole('link', { name: 'Speed Dial' }) });
    const dial = card.locator('[data-gallery="picture"] button').first();
    const box = await dial.boundingBox();
    expect(box?.width).toBeGreaterThan(10);
  }));
