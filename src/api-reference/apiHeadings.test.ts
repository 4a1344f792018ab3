import { expect, test } from 'vitest';
import { alertApi, buttonApi } from '../../stories/fixtures/apiReference.ts';
import { listApiHeadings } from './apiHeadings.ts';

const bare = { ...buttonApi, classes: [], inherits: undefined, themeKey: undefined };

test.each([
  [
    'leaves slots out where there are none',
    buttonApi,
    ['props', 'inheritance', 'theme-default-props', 'classes'],
  ],
  [
    'keeps the order of the page',
    alertApi,
    ['props', 'inheritance', 'theme-default-props', 'slots', 'classes'],
  ],
  ['always has the props', bare, ['props']],
])('%s', (_, api, ids) => {
  expect(listApiHeadings(api, (key) => key).map(({ id }) => id)).toEqual(ids);
});
