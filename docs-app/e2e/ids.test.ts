import { describe, expect, test } from 'vitest';
import { templates, visitTemplate } from './a11yTemplates.ts';

const PAGES = [
  ...templates,
  ['a heading "Settings"', '/material-ui/react-switch'],
  ['functions of one name', '/material-ui/api/hooks'],
] as const;

describe.concurrent('ids', () => {
  test.each(PAGES)(
    'has unique ids, and only ids outside the content start with “docs-”: %s (FAULT C1)',
    (_, pathname) =>
      visitTemplate(pathname, async ({ page }) => {
        const ids = await page.evaluate(() => {
          const listed = (selector: string) =>
            Array.from(document.querySelectorAll(selector), ({ id }) => id);
          const all = listed('[id]');
          return {
            repeated: all.filter((id, index) => id === '' || all.indexOf(id) !== index),
            content: listed(
              ':is(h1, h2, h3, h4, h5, h6, tr, [data-demo])[id], [data-demo-stage] [id]',
            ),
            frame: listed('body [id]:not(article *, h1, h2)'),
          };
        });
        expect(ids.repeated).toEqual([]);
        expect(ids.content.filter((id) => id.startsWith('docs-'))).toEqual([]);
        expect(ids.frame.filter((id) => !id.startsWith('docs-'))).toEqual([]);
      }),
  );
});
