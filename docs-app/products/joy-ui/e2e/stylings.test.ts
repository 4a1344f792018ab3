import { expect, test } from 'vitest';
import { countStyledDemos } from '../../../e2e/stylings.ts';

test('offers all code stylings in at least 4 Joy UI demos', () => {
  expect(countStyledDemos('joy-ui').styled).toBeGreaterThanOrEqual(4);
});
