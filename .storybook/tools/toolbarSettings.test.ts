import { expect, test } from 'vitest';
import { describeChanges, findItem, initialValues, readSettings } from './toolbarSettings.ts';
import { globalTypes, initialGlobals } from '../toolbar/globalTypes.ts';

const settings = readSettings(globalTypes);
const find = (id: string) => settings.find((setting) => setting.id === id)!;

test('lists every toolbar global as a setting with its initial value', () => {
  expect(initialValues(settings)).toEqual(initialGlobals);
  for (const setting of settings) expect(findItem(setting, {})).toBeDefined();
});

test.each([
  ['no text when every setting has its initial value', {}, ''],
  ['no text when the URL has the initial value as a number', { text: 100 }, ''],
  ['the short title when one setting differs', { direction: 'rtl' }, 'RTL'],
  ['the title when one setting without a short title differs', { mode: 'dark' }, 'Dark'],
  [
    'the number of changes when several settings differ',
    { mode: 'dark', spacing: 12 },
    '2 changes',
  ],
])('describes changed settings with %s', (_, globals, text) => {
  expect(describeChanges(settings, globals)).toBe(text);
});

test('finds the selected toolbar item when Storybook parses its value as a number', () => {
  expect(findItem(find('spacing'), { spacing: 12 })?.title).toBe('12 px');
});

test.each([
  ['density', { density: 'comfortable' }, 'Comfortable'],
  ['spacing', { spacing: 8 }, '8 px'],
])('names the %s that overrides a theme preset as a change', (id, globals, text) => {
  expect(findItem(find(id), { preset: 'terminal' })?.title).toBe('Preset default');
  expect(describeChanges(settings, globals)).toBe(text);
});
