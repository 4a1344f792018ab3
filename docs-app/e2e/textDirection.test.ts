import { expect, test } from 'vitest';
import { visitTemplate } from './a11yTemplates.ts';
import { listLeft, listMisplaced } from './textDirection.ts';

test('renders Markdown punctuation on the correct side of words when the page is right-to-left (FAULT B11)', () =>
  visitTemplate(
    '/experiments/docs/markdown',
    async ({ page }) => {
      expect(await listMisplaced(page)).toEqual([]);
      expect(await listLeft(page)).toEqual([]);
    },
    { direction: 'rtl' },
  ));
