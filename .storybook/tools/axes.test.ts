import { expect, test } from 'vitest';
import { describeChanges, findItem, initialValues, readAxes } from './axes.ts';
import { globalTypes, initialGlobals } from '../toolbar/globalTypes.ts';

const axes = readAxes(globalTypes);
const find = (id: string) => axes.find((axis) => axis.id === id)!;

test('lists every toolbar global as an axis with its initial value', () => {
  expect(initialValues(axes)).toEqual(initialGlobals);
  for (const axis of axes) expect(findItem(axis, {})).toBeDefined();
});

test.each([
  ['no text when every axis has its initial value', {}, ''],
  ['no text when the URL has the initial value as a number', { spacing: 8 }, ''],
  ['the short title when one axis differs', { direction: 'rtl' }, 'RTL'],
  ['the title when one axis without a short title differs', { mode: 'dark' }, 'Dark'],
  ['the number of changes when several axes differ', { mode: 'dark', spacing: 12 }, '2 changes'],
])('describes changed axes with %s', (_, globals, text) => {
  expect(describeChanges(axes, globals)).toBe(text);
});

test('finds the selected toolbar item when Storybook parses its value as a number', () => {
  expect(findItem(find('spacing'), { spacing: 12 })?.title).toBe('12 px');
});
