import { expect, test } from 'vitest';
import type { Decision } from '@vitrine/ui/core';
import { omitMissingProducts } from './omitMissingProducts.ts';

const decision: Decision = {
  ...{ rule: 'color-contrast', reason: 'bgOverlap', date: '2026-11-23' },
  ...{ decision: 'The ripple is transparent.', stories: ['base-ui-', 'acme-tabs--invoices'] },
};

test('removes stories from a decision about an axe result when the workbench lacks their category', () => {
  const [kept] = omitMissingProducts([decision], ['Docs UI', 'Acme']);
  expect(kept).toEqual({ ...decision, stories: ['acme-tabs--invoices'] });
});

test('removes a decision about an axe result when the workbench has none of its stories', () => {
  expect(omitMissingProducts([decision], ['Docs UI', 'Acme UI'])).toEqual([]);
});
