import { expect, test } from 'vitest';
import { expectPage, listFunctionPages } from '../../../e2e/productPages.ts';

test('serves the overview of Toolpad Core below /toolpad/core/ (NAV-8)', () =>
  expectPage('/toolpad/core/introduction', { product: 'Toolpad Core', title: 'Overview' }));

test('publishes one API page for the hooks of Toolpad Core', () => {
  expect(listFunctionPages('toolpad')).toEqual(['core/api/hooks']);
});
