import { expect, test } from 'vitest';
import { visitTemplate } from './a11yTemplates.ts';
import { listLeft, listMisplaced } from './textDirection.ts';

test('renders the punctuation of every Markdown element on the correct side (FAULT B11)', () =>
  visitTemplate(
    '/experiments/docs/markdown',
    async ({ page }) => {
      expect(await listMisplaced(page)).toEqual([]);
      expect(await listLeft(page)).toEqual([]);
    },
    { direction: 'rtl' },
  ));
