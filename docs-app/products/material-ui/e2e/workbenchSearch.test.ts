import { expect, test } from 'vitest';
import { visit } from '../../../e2e/visit.ts';

test('finds docs pages in the workbench by synonyms of their titles', () =>
  visit(async ({ page }) => {
    await page.goto('/workbench/');
    const search = page.getByRole('searchbox', { name: 'Search for components' });
    const find = async (query: string, title: string) => {
      await search.fill(query);
      const result = page.getByRole('option').filter({ hasText: `Material UI${title}` });
      await result.waitFor();
      return result;
    };
    await find('toast', 'Snackbar');
    await find('combobox', 'Autocomplete');
    await (await find('disclosure', 'Accordion')).click();
    const preview = page.frameLocator('#storybook-preview-iframe');
    await preview.getByRole('heading', { level: 1, name: 'Accordion' }).waitFor();
    expect(new URL(page.url()).searchParams.get('path')).toBe('/docs/material-ui-accordion--docs');
  }));
