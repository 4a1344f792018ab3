import { describe, expect, test, vi } from 'vitest';
import { createSettingsStore, type SettingsPorts } from './createSettingsStore.ts';
import { initialThemeSettings } from './settings.constants.ts';
import { themeSettingsReducer } from './themeSettingsReducer.ts';
import type { ThemeSettingsAction } from './themeSettingsActions.ts';
import type { ColorMode, ThemeSettings } from './settings.types.ts';

const initial = initialThemeSettings;

describe('themeSettingsReducer', () => {
  test('defines the initial theme settings of the specification (THM-1)', () => {
    expect(initial).toEqual({
      dense: false,
      direction: 'ltr',
      paletteColors: {},
      spacing: 8,
      paletteMode: 'light',
    });
  });

  test.each<[ThemeSettingsAction, Partial<ThemeSettings>, string]>([
    [{ type: 'SET_SPACING', payload: 12 }, { spacing: 12 }, 'THM-2'],
    [{ type: 'INCREASE_SPACING' }, { spacing: 9 }, 'THM-3'],
    [{ type: 'DECREASE_SPACING' }, { spacing: 7 }, 'THM-4'],
    [{ type: 'SET_DENSE', payload: true }, { dense: true }, 'THM-5'],
  ])('applies the action %j as the change %j (%s)', (action, change) => {
    expect(themeSettingsReducer(initial, action)).toEqual({ ...initial, ...change });
  });

  test('accepts a spacing outside the range of the spacing controls', () => {
    const state = { ...initial, spacing: 0 };
    expect(themeSettingsReducer(state, { type: 'DECREASE_SPACING' }).spacing).toBe(-1);
    expect(themeSettingsReducer(state, { type: 'SET_SPACING', payload: 1e6 }).spacing).toBe(1e6);
  });

  test('resets the density to comfortable and the spacing to 8 on RESET_DENSITY (THM-6)', () => {
    const state = { ...initial, dense: true, spacing: 3, direction: 'rtl' as const };
    expect(themeSettingsReducer(state, { type: 'RESET_DENSITY' })).toEqual({
      ...state,
      dense: false,
      spacing: 8,
    });
  });

  test('removes all palette colors on RESET_COLORS (THM-7)', () => {
    const state = { ...initial, paletteColors: { primary: '#112233' } };
    expect(themeSettingsReducer(state, { type: 'RESET_COLORS' }).paletteColors).toEqual({});
  });

  test('changes only the mode, direction and colors in the payload of CHANGE (THM-8)', () => {
    const paletteColors = { primary: '#112233' };
    const payload = { paletteMode: 'dark', direction: 'rtl', paletteColors } as const;
    expect(themeSettingsReducer(initial, { type: 'CHANGE', payload })).toEqual({
      ...initial,
      ...payload,
    });
    const changed = themeSettingsReducer(initial, { type: 'CHANGE', payload: { paletteColors } });
    expect(changed).toEqual({ ...initial, paletteColors });
  });

  test('returns the same state object when the payload of CHANGE changes no value (THM-8)', () => {
    const { paletteMode, direction, paletteColors } = initial;
    const payload = { paletteMode, direction, paletteColors };
    expect(themeSettingsReducer(initial, { type: 'CHANGE', payload })).toBe(initial);
    expect(themeSettingsReducer(initial, { type: 'CHANGE', payload: {} })).toBe(initial);
  });

  test.each([
    [{ primary: '#112233' }],
    [{ primary: { light: '#112233', dark: '#445566' } }],
    [{ secondary: '#112233' }],
  ])(
    'returns the same state object when the payload has a copy of the colors %j (FAULT G8)',
    (colors) => {
      const state = { ...initial, paletteColors: colors };
      const payload = { paletteColors: structuredClone(colors) };
      expect(themeSettingsReducer(state, { type: 'CHANGE', payload })).toBe(state);
      const other = {
        paletteColors: { ...colors, primary: { light: '#112233', dark: '#000000' } },
      };
      expect(themeSettingsReducer(state, { type: 'CHANGE', payload: other })).not.toBe(state);
      const none = { type: 'CHANGE', payload: { paletteColors: {} } } as const;
      expect(themeSettingsReducer(state, none).paletteColors).toEqual({});
    },
  );

  test.each([{ type: Symbol('GROW') }, { type: 5 }, { type: {} }, {}, null, undefined, 'CHANGE'])(
    'throws theme/unknown-action when the action has no string as its type (FAULT G8): %#',
    (action) => {
      const act = () => themeSettingsReducer(initial, action as never);
      expect(act).toThrow(expect.objectContaining({ code: 'theme/unknown-action' }));
    },
  );

  test.each(['GROW', '', 'toString', '__proto__', undefined])(
    'throws an error that lists the valid actions when the action type is %j (THM-9)',
    (type) => {
      const act = () => themeSettingsReducer(initial, { type } as never);
      expect(act).toThrow(expect.objectContaining({ code: 'theme/unknown-action' }));
      expect(act).toThrow(/SET_SPACING.*INCREASE_SPACING.*RESET_COLORS.*CHANGE/);
    },
  );
});

describe('unknown color scheme (THM-12)', () => {
  test.each(['sepia', 'lig', '(', 'DARK', '__proto__'])(
    'reports the unknown color mode %j and does not change the settings',
    (mode) => {
      const reportUnknownMode = vi.fn<SettingsPorts['reportUnknownMode']>();
      const store = createSettingsStore({
        readStored: () => null,
        writeStored: () => true,
        readSystem: () => ({ dark: false, moreContrast: false, reducedMotion: false }),
        onOutsideChange: () => {},
        apply: () => {},
        reportUnknownMode,
      });
      const before = store.get();
      store.setMode(mode as ColorMode);
      expect(store.get()).toBe(before);
      expect(reportUnknownMode).toHaveBeenCalledExactlyOnceWith(mode, ['light', 'dark', 'system']);
    },
  );
});
