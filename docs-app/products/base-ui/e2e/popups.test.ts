import { expect, inject, test } from 'vitest';
import { hydrate } from '../../../testing/hydrate.ts';
import { visit } from '../../../e2e/visit.ts';

test('applies the style sheet of a demo to the root element of its popup (FAULT A1)', () =>
  visit(async ({ page, context }) => {
    await context.addCookies([{ name: 'codeStyling', value: 'CSS', url: inject('origin') }]);
    await page.goto('/base-ui/react-modal');
    await hydrate(page);
    const demo = page.locator('[data-demo="RefundDialog"]');
    await demo.scrollIntoViewIfNeeded();
    const modal = page.locator('body > .RefundDialog-modal');
    await expect.poll(() => modal.isVisible()).toBe(false);
    await demo.getByRole('button', { name: 'Refund order 318' }).click();
    await page.getByRole('dialog', { name: 'Refund €64.00?' }).waitFor();
    expect(await modal.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
  }));
