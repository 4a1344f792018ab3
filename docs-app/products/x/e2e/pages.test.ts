import { expect, test } from 'vitest';
import { expectPage, listFunctionPages } from '../../../e2e/productPages.ts';

test.each([
  ['/x/react-data-grid', 'Data Grid'],
  ['/x/react-date-pickers', 'Date Pickers'],
])('serves %s as a page of %s (NAV-7)', (pathname, product) =>
  expectPage(pathname, { product, title: product }),
);

test('publishes API pages for the hooks, selectors and utilities of MUI X', () => {
  expect(listFunctionPages('x')).toEqual([
    ...['api/data-grid/hooks', 'api/data-grid/selectors', 'api/data-grid/utilities'],
    ...['api/date-pickers/hooks', 'api/date-pickers/utilities'],
  ]);
});
