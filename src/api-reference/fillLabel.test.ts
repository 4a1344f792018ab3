import { expect, test } from 'vitest';
import { fillLabel } from './fillLabel.ts';

test('fills every placeholder that has a value, also repeated ones, and keeps the others', () => {
  const label = '{used} of {total}, {used} of {other}; {toString}';
  expect(fillLabel(label, { used: 0, total: '$&' })).toBe('0 of $&, 0 of {other}; {toString}');
});
