import { expect, test } from 'vitest';
import { initialThemeSettings, SPACING_RANGE } from './settings.constants.ts';
import { themeSettingsReducer } from './themeSettingsReducer.ts';

test.each([SPACING_RANGE.max, 1000])(
  'increases the spacing by 1 px when the current spacing is %d px (THM-3)',
  (spacing) => {
    const state = { ...initialThemeSettings, spacing };
    expect(themeSettingsReducer(state, { type: 'INCREASE_SPACING' }).spacing).toBe(spacing + 1);
  },
);

test.each([{ paletteMode: 'dark' }, { direction: 'rtl' }, { paletteColors: {} }] as const)(
  'changes only %j when the payload of CHANGE has no other value (THM-8)',
  (payload) => {
    const state = { ...initialThemeSettings, paletteColors: { primary: '#112233' } };
    expect(themeSettingsReducer(state, { type: 'CHANGE', payload })).toEqual({
      ...state,
      ...payload,
    });
  },
);
