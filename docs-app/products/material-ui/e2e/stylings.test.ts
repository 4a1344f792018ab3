import { expect, test } from 'vitest';
import { countStyledDemos } from '../../../e2e/stylings.ts';

test('offers all code stylings in at least 8 Material UI demos', () => {
  expect(countStyledDemos('material-ui').styled).toBeGreaterThanOrEqual(8);
});
