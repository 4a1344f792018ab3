import { expect, test } from 'vitest';
import { alertApi, buttonApi, useButtonApi } from '../../stories/fixtures/apiReference.ts';
import { componentsShape } from './componentsShape.ts';

test.each([
  ['one component', buttonApi],
  ['components and hooks', [buttonApi, useButtonApi, alertApi]],
  ['an empty tab', []],
])('parses the API data of %s', (_, data) => {
  expect(componentsShape.parse(data)).toEqual(data);
});

test.each([
  ['undefined', undefined],
  ['an object without fields', {}],
  ['a component without props', { ...buttonApi, props: undefined }],
  ['a component whose slots are strings', { ...buttonApi, slots: ['root'] }],
  ['a single hook', useButtonApi],
  ['a hook without parameters', [{ ...useButtonApi, parameters: undefined }]],
  ['a list of lists', [[buttonApi]]],
])('rejects invalid API data: %s', (_, data) => {
  expect(componentsShape.safeParse(data).success).toBe(false);
});
