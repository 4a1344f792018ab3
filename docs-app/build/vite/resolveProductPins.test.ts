import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIXTURE_PRODUCTS } from '../../node/paths.ts';
import { isPinned } from './resolveProductPins.ts';

test.each([
  ['@fixtures/harbor-ui/styles.css', true],
  ['@fixtures/other', true],
  ['@mui/material', false],
  ['react', false],
  ['./Button.js', false],
  ['', false],
])('finds that the product pins the package or scope of %j: %s', (specifier, expected) => {
  expect(isPinned(specifier, join(FIXTURE_PRODUCTS, 'harbor'))).toBe(expected);
});
