import { expect, test } from 'vitest';
import { alertApi, buttonApi, useButtonApi } from '../../stories/fixtures/apiReference.ts';
import { listApiHeadings, listHookHeadings } from './apiHeadings.ts';

const bare = { ...buttonApi, classes: [], inherits: undefined, themeKey: undefined };

test.each([
  [
    'CSS classes but no slots',
    buttonApi,
    ['props', 'inheritance', 'theme-default-props', 'classes'],
  ],
  [
    'slots and CSS classes',
    alertApi,
    ['props', 'inheritance', 'theme-default-props', 'slots', 'classes'],
  ],
  ['only props', bare, ['props']],
])('lists the headings of a component with %s', (_, api, ids) => {
  expect(listApiHeadings(api, (key) => key).map(({ id }) => id)).toEqual(ids);
});

test('adds the component heading and prefixes heading ids when nested is true', () => {
  const headings = listApiHeadings(alertApi, (key) => key, { nested: true });
  expect(headings).toEqual([
    { depth: 2, id: 'alert', text: 'Alert' },
    { depth: 3, id: 'alert-props', text: 'api.props', translated: true },
    { depth: 3, id: 'alert-slots', text: 'api.slots', translated: true },
    { depth: 3, id: 'alert-classes', text: 'api.classes', translated: true },
  ]);
});

test('translates the section headings of a hook, but not the name of the hook', () => {
  expect(
    listHookHeadings(useButtonApi, (key) => key).map(({ text, translated }) => [text, translated]),
  ).toEqual([
    ['useButton', undefined],
    ['api.parameters', true],
    ['api.returnValue', true],
  ]);
});

test.each([
  [
    'parameters and a return value',
    useButtonApi,
    ['use-button', 'use-button-parameters', 'use-button-return-value'],
  ],
  [
    'no return value',
    { ...useButtonApi, returnValue: [] },
    ['use-button', 'use-button-parameters'],
  ],
])('lists the headings of a hook with %s', (_, hook, ids) => {
  expect(listHookHeadings(hook, (key) => key).map(({ id }) => id)).toEqual(ids);
});
