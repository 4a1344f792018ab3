import { expect, test } from 'vitest';
import { expectPage, listFunctionPages } from '../../../e2e/productPages.ts';

test('serves pages whose paths start with /toolpad/core/ (NAV-8)', () =>
  expectPage('/toolpad/core/introduction', { product: 'Toolpad Core', title: 'Overview' }));

test('publishes a page of hooks', () => {
  expect(listFunctionPages('toolpad')).toEqual(['core/api/hooks']);
});
