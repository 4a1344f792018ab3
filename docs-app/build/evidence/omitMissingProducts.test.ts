import { expect, test } from 'vitest';
import type { Decision } from '@vitrine/ui/core';
import { omitMissingProducts } from './omitMissingProducts.ts';

const decision: Decision = {
  ...{ rule: 'color-contrast', reason: 'bgOverlap', date: '2026-11-23' },
  ...{ decision: 'The ripple is transparent.', stories: ['base-ui-', 'acme-tabs--invoices'] },
};

test('removes stories of categories that the workbench lacks', () => {
  const [kept] = omitMissingProducts([decision], ['Docs UI', 'Acme']);
  expect(kept).toEqual({ ...decision, stories: ['acme-tabs--invoices'] });
});

test('removes a decision without any remaining story', () => {
  expect(omitMissingProducts([decision], ['Docs UI', 'Acme UI'])).toEqual([]);
});
