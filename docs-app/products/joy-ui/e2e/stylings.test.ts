import { expect, test } from 'vitest';
import { countStyledDemos } from '../../../e2e/stylings.ts';

test('offers all stylings in at least 4 demos', () => {
  expect(countStyledDemos('joy-ui').styled).toBeGreaterThanOrEqual(4);
});
