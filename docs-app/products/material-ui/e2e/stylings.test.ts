import { expect, test } from 'vitest';
import { countStyledDemos } from '../../../e2e/stylings.ts';

test('offers all stylings in at least 8 demos', () => {
  expect(countStyledDemos('material-ui').styled).toBeGreaterThanOrEqual(8);
});
