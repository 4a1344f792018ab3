import { expect, test } from 'vitest';
import { visit } from '../../../e2e/visit.ts';

test('lists the releases that lack a component on the API page of the component', () =>
  visit(
    async ({ page }) => {
      await page.goto('/material-ui/api/hidden');
      const sentence = page.getByText(/^Other releases/);
      expect(await sentence.innerText()).toContain('not in 7.3.11, not in 9.5.0');
      expect(await page.getByText('Removed in 7.3.11').count()).toBe(1);
    },
    { javaScriptEnabled: false },
  ));
