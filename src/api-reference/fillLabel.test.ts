import { expect, test } from 'vitest';
import { fillLabel } from './fillLabel.ts';

test('sets in every value, also twice, and leaves other places', () => {
  const label = '{used} of {total}, {used} of {other}; {toString}';
  expect(fillLabel(label, { used: 0, total: '$&' })).toBe('0 of $&, 0 of {other}; {toString}');
});
