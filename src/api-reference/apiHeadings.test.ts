import { expect, test } from 'vitest';
import { alertApi, buttonApi, useButtonApi } from '../../stories/fixtures/apiReference.ts';
import { listApiHeadings, listHookHeadings } from './apiHeadings.ts';

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

test('a component beside others has a heading of its own, and ids that begin with its slug', () => {
  const headings = listApiHeadings(alertApi, (key) => key, { nested: true });
  expect(headings).toEqual([
    { depth: 2, id: 'alert', text: 'Alert' },
    { depth: 3, id: 'alert-props', text: 'api.props' },
    { depth: 3, id: 'alert-slots', text: 'api.slots' },
    { depth: 3, id: 'alert-classes', text: 'api.classes' },
  ]);
});

test('translates the headings of a hook', () => {
  expect(listHookHeadings(useButtonApi, (key) => key).map(({ text }) => text)).toEqual([
    'useButton',
    'api.parameters',
    'api.returnValue',
  ]);
});

test.each([
  ['both sides', useButtonApi, ['use-button', 'use-button-parameters', 'use-button-return-value']],
  [
    'nothing returned',
    { ...useButtonApi, returnValue: [] },
    ['use-button', 'use-button-parameters'],
  ],
])('lists the headings of a hook: %s', (_, hook, ids) => {
  expect(listHookHeadings(hook, (key) => key).map(({ id }) => id)).toEqual(ids);
});
