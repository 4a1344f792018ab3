import { expect, test } from 'vitest';
import { chosenColor } from './chosenColor.ts';
import { userVariables } from './userVariables.ts';
import { initialChoices } from './settings.constants.ts';

test('writes CSS variables for each choice that differs from its default', () => {
  const paletteColors = { secondary: { light: '#010203', dark: '#fefdfc' } };
  const choices = { ...initialChoices, spacing: 4, radius: 0.5, type: 1.125, paletteColors };
  expect(userVariables(choices)).toEqual({
    '--reader-spacing': '4px',
    '--reader-radius': '0.5',
    '--reader-type': '1.125',
    '--reader-light-secondary-main': 'rgb(1 2 3)',
    '--reader-light-secondary-mainChannel': '1 2 3',
    '--reader-light-secondary-contrastText': 'rgb(255 255 255)',
    '--reader-light-secondary-contrastTextChannel': '255 255 255',
    '--reader-dark-secondary-main': 'rgb(254 253 252)',
    '--reader-dark-secondary-mainChannel': '254 253 252',
    '--reader-dark-secondary-contrastText': 'rgb(0 0 0)',
    '--reader-dark-secondary-contrastTextChannel': '0 0 0',
  });
});

test.each([
  ['#111111', '#111111', '#111111'],
  [{ light: '#111111', dark: '#222222' }, '#111111', '#222222'],
  [undefined, undefined, undefined],
])('reads the primary color %j in light and dark mode', (primary, light, dark) => {
  const theme = { paletteColors: { primary } };
  expect(chosenColor(theme, 'primary', 'light')).toBe(light);
  expect(chosenColor(theme, 'primary', 'dark')).toBe(dark);
});
