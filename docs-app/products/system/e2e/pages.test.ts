import { expect, test } from 'vitest';
import {
  expectApiPage,
  expectPage,
  listFunctionPages,
  versionOf,
} from '../../../e2e/productPages.ts';

test('serves pages whose paths start with /system/ (NAV-5)', () =>
  expectPage('/system/react-box', { product: 'MUI System', title: 'Box' }));

test('serves the API page of a component with an anchor for each prop (NAV-12)', () =>
  expectApiPage('/system/api/box#box-prop-component', 'Box API'));

test('publishes API pages of hooks and utilities', () => {
  expect(listFunctionPages('system')).toEqual(['api/hooks', 'api/utilities']);
});

test('lists the version that the specification requires (VER-1)', () => {
  expect(versionOf('system')).toBe('6.1.0');
});
