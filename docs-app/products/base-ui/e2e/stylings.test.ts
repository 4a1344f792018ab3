import { expect, test } from 'vitest';
import { countStyledDemos } from '../../../e2e/stylings.ts';

test('offers all stylings in every headless demo', () => {
  const { all, styled } = countStyledDemos('base-ui');
  expect(styled).toBeGreaterThan(0);
  expect(styled).toBe(all);
});
