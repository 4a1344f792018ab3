import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FIXTURE_PRODUCTS } from '../../node/paths.ts';
import { writeProduct } from '../api/packageFixture.ts';
import { createPackageNames } from './packageNames.ts';

const isDeclared = createPackageNames();
const harbor = join(FIXTURE_PRODUCTS, 'harbor');

const { productDir, remove } = writeProduct({
  '@acme/ui': {
    'package.json': JSON.stringify({
      ...{ name: '@acme/ui', version: '1.0.0' },
      exports: {
        '.': { types: './dist/main.d.mts', default: './dist/main.mjs' },
        './styles.css': './dist/theme.css',
        './*': { import: { types: './dist/*.d.mts', default: './dist/*.mjs' } },
        './themes/*.css': { style: './dist/*.css' },
        './inner/*': null,
      },
    }),
    'dist/main.d.mts': 'export declare const acmeModule: string;',
    'dist/legacy.d.cts': 'export declare const acmeCommonJs: string;',
    'dist/main.mjs': "const key = 'acme-module-key';",
    'dist/main.cjs': "const key = 'acme-commonjs-key';",
    'dist/old.cjs': "const key = 'acme-old-key';",
    'dist/theme.css': '.acme-card { --acme-size: 1px; }',
    'dist/inner/secret.mjs': '',
    'dist/esm/copy.js': "const key = 'acme-copy-key';",
  },
  '@acme/plain': { 'button.js': '', 'theme.css': '' },
});
afterAll(remove);

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

test.each([
  ['acmeModule', '.d.mts'],
  ['acmeCommonJs', '.d.cts'],
  ['acme-module-key', '.mjs'],
  ['acme-old-key', '.cjs'],
  ['acme-copy-key', 'a copy for another environment'],
  ['--acme-size', 'a style sheet'],
  ['acme-card', 'a style sheet'],
])('recognizes the name %s in a file of a package: %s', (name) => {
  expect(isDeclared(name, productDir)).toBe(true);
});

test.each([
  ['accepts', '@acme/ui', true],
  ['accepts', '@acme/ui/styles.css', true],
  ['accepts', '@acme/ui/main', true],
  ['accepts', '@acme/ui/themes/theme.css', true],
  ['rejects', '@acme/ui/themes/other.css', false],
  ['rejects', '@acme/ui/dist/main.mjs', false],
  ['rejects', '@acme/ui/inner/secret', false],
  ['accepts', '@acme/plain/button', true],
  ['accepts', '@acme/plain/theme.css', true],
  ['rejects', '@acme/plain/theme', false],
])('%s the import specifier %s by the exports of the package', (_, specifier, expected) => {
  expect(isDeclared(specifier, productDir)).toBe(expected);
});
