import { expect, test } from 'vitest';
import { countStyledDemos } from '../../../e2e/stylings.ts';

test('offers all code stylings in every Base UI demo', () => {
  const { all, styled } = countStyledDemos('base-ui');
  expect(styled).toBeGreaterThan(0);
  expect(styled).toBe(all);
});
