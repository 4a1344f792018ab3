import { expect, test } from 'vitest';
import { visit } from './visit.ts';

test('accessible names of external navigation links include “opens another site” (NAV-14)', () =>
  visit(async ({ page }) => {
    await page.goto('/versions');
    for (const name of ['Versions', 'Templates', 'Blog']) {
      const link = page
        .getByRole('navigation', { name: 'documentation' })
        .getByRole('link', { name: `${name} opens another site` });
      expect(await link.getAttribute('target')).toBe('_blank');
      expect(await link.getAttribute('href')).toMatch(/^https:\/\/mui\.com\//);
    }
  }));

test('shows every kind of navigation badge as text (NAV-18..25, WCAG 1.4.1)', () =>
  visit(async ({ page }) => {
    await page.goto('/experiments/docs/nav-flags');
    const marks = await page
      .locator('#docs-navigation [data-badge]')
      .evaluateAll((badges) => badges.map((badge) => badge.textContent));
    expect([...new Set(marks)].toSorted()).toEqual(
      [
        ...['Beta', 'Deprecated', 'Legacy', 'New', 'Planned'],
        ...['Premium plan', 'Preview', 'Pro plan'],
      ].toSorted(),
    );
  }));
