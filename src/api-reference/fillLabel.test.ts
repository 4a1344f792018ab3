import { expect, test } from 'vitest';
import { fillLabel } from './fillLabel.ts';

test('fills all placeholders that have a value, and keeps placeholders without a value', () => {
  const label = '{used} of {total}, {used} of {other}; {toString}';
  expect(fillLabel(label, { used: 0, total: '$&' })).toBe('0 of $&, 0 of {other}; {toString}');
});
