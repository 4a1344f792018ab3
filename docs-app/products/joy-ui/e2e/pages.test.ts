import { expect, test } from 'vitest';
import {
  expectApiPage,
  expectPage,
  listFunctionPages,
  versionOf,
} from '../../../e2e/productPages.ts';

test('serves Joy UI pages at paths that start with /joy-ui/ (NAV-4)', () =>
  expectPage('/joy-ui/react-button', { product: 'Joy UI', title: 'Button' }));

test('serves the API page of a component with the anchor of a prop (NAV-11)', () =>
  expectApiPage('/joy-ui/api/button#button-prop-variant', 'Button API'));

test('publishes API pages for the hooks and utilities of Joy UI', () => {
  expect(listFunctionPages('joy-ui')).toEqual(['api/hooks', 'api/utilities']);
});

test('lists the Joy UI version that the specification requires (VER-1)', () => {
  expect(versionOf('joy-ui')).toMatch(/^5\.0\.0-beta\.\d+$/);
});
