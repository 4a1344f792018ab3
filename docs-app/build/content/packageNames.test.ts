import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIXTURE_PRODUCTS } from '../../node/paths.ts';
import { createPackageNames } from './packageNames.ts';

const isDeclared = createPackageNames();
const harbor = join(FIXTURE_PRODUCTS, 'harbor');

test.each([
  ['AlertProps', 'a type of a pinned package'],
  ['serialize', 'a name of a package that a pinned package builds on'],
  ['@fixtures/harbor-ui', 'a pinned package'],
  ['localStorage', 'a name of the web platform'],
  ['border-inline', 'a CSS property'],
  ['aria-haspopup', 'an attribute of React'],
])('recognizes the declared name %s: %s', (name) => {
  expect(isDeclared(name, harbor)).toBe(true);
});

test.each(['AlertProp', '--harbor-size', '@fixtures/other', '@fixtures/harbor-ui/missing'])(
  'does not recognize the undeclared name %s',
  (name) => {
    expect(isDeclared(name, harbor)).toBe(false);
  },
);
