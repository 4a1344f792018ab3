import { describe, expect, test, vi } from 'vitest';
import { createSettingsStore, type SettingsPorts } from './createSettingsStore.ts';
import { initialThemeSettings } from './settings.constants.ts';
import { themeSettingsReducer } from './themeSettingsReducer.ts';
import type { ThemeSettingsAction } from './themeSettingsActions.ts';
import type { ColorMode, ThemeSettings } from './settings.types.ts';

const initial = initialThemeSettings;

describe('themeSettingsReducer', () => {
  test('begins as the specification says (THM-1)', () => {
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
  ])('%j gives %j (%s)', (action, change) => {
    expect(themeSettingsReducer(initial, action)).toEqual({ ...initial, ...change });
  });

  test('is literal: nothing is clamped', () => {
    const state = { ...initial, spacing: 0 };
    expect(themeSettingsReducer(state, { type: 'DECREASE_SPACING' }).spacing).toBe(-1);
    expect(themeSettingsReducer(state, { type: 'SET_SPACING', payload: 1e6 }).spacing).toBe(1e6);
  });

  test('resets the density: not dense, spacing 8 (THM-6)', () => {
    const state = { ...initial, dense: true, spacing: 3, direction: 'rtl' as const };
    expect(themeSettingsReducer(state, { type: 'RESET_DENSITY' })).toEqual({
      ...state,
      dense: false,
      spacing: 8,
    });
  });

  test('resets the colours (THM-7)', () => {
    const state = { ...initial, paletteColors: { primary: '#112233' } };
    expect(themeSettingsReducer(state, { type: 'RESET_COLORS' }).paletteColors).toEqual({});
  });

  test('changes mode, direction and colours; what is not given stays (THM-8)', () => {
    const paletteColors = { primary: '#112233' };
    const payload = { paletteMode: 'dark', direction: 'rtl', paletteColors } as const;
    expect(themeSettingsReducer(initial, { type: 'CHANGE', payload })).toEqual({
      ...initial,
      ...payload,
    });
    const changed = themeSettingsReducer(initial, { type: 'CHANGE', payload: { paletteColors } });
    expect(changed).toEqual({ ...initial, paletteColors });
  });

  test('a change of nothing is the same state object (THM-8)', () => {
    const { paletteMode, direction, paletteColors } = initial;
    const payload = { paletteMode, direction, paletteColors };
    expect(themeSettingsReducer(initial, { type: 'CHANGE', payload })).toBe(initial);
    expect(themeSettingsReducer(initial, { type: 'CHANGE', payload: {} })).toBe(initial);
  });

  test.each(['GROW', '', 'toString', '__proto__', undefined])(
    'an unknown action, %j, is an error that lists the valid ones (THM-9)',
    (type) => {
      const act = () => themeSettingsReducer(initial, { type } as never);
      expect(act).toThrow(expect.objectContaining({ code: 'theme/unknown-action' }));
      expect(act).toThrow(/SET_SPACING.*INCREASE_SPACING.*RESET_COLORS.*CHANGE/);
    },
  );
});

describe('a colour scheme that the theme lacks (THM-12)', () => {
  test.each(['sepia', 'lig', '(', 'DARK', '__proto__'])(
    '%j is reported, and nothing changes',
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
