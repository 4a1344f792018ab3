import { expect, test } from 'vitest';
import {
  expectApiPage,
  expectPage,
  listFunctionPages,
  versionOf,
} from '../../../e2e/productPages.ts';

test('serves MUI System pages at paths that start with /system/ (NAV-5)', () =>
  expectPage('/system/react-box', { product: 'MUI System', title: 'Box' }));

test('serves the API page of a component with the anchor of a prop (NAV-12)', () =>
  expectApiPage('/system/api/box#box-prop-component', 'Box API'));

test('publishes API pages for the hooks and utilities of MUI System', () => {
  expect(listFunctionPages('system')).toEqual(['api/hooks', 'api/utilities']);
});

test('lists the MUI System version that the specification requires (VER-1)', () => {
  expect(versionOf('system')).toBe('6.1.0');
});
