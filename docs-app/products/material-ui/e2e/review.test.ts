import { expect, test } from 'vitest';
import { openWorkbench, reviewIn } from '../../../e2e/reviewWorkbench.ts';
import { visit } from '../../../e2e/visit.ts';

test('9. links to the design file of a story in the Review tab', () =>
  visit((visited) =>
    reviewIn(visited, async (page) => {
      await openWorkbench(page, '?path=/story/material-ui-button--button-variants');
      await page.getByRole('tab', { name: 'Review' }).click();
      const design = page.getByRole('link', { name: 'Design of this story' });
      expect(await design.getAttribute('href')).toBe('https://m2.material.io/components/buttons');
    }),
  ));
