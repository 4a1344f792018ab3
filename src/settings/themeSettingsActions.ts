import { isSameColors } from './isSameColors.ts';
import { DEFAULT_SPACING } from './settings.constants.ts';
import type { ThemeSettings } from './settings.types.ts';

/** Actions that `themeSettingsReducer` accepts (THM-2..8). */
export type ThemeSettingsAction =
  | { type: 'SET_SPACING'; payload: number }
  | { type: 'INCREASE_SPACING' }
  | { type: 'DECREASE_SPACING' }
  | { type: 'SET_DENSE'; payload: boolean }
  | { type: 'RESET_DENSITY' }
  | { type: 'RESET_COLORS' }
  | {
      type: 'CHANGE';
      payload: Partial<Pick<ThemeSettings, 'paletteMode' | 'direction' | 'paletteColors'>>;
    };

type Reducer = (state: ThemeSettings, payload: never) => ThemeSettings;

/** Maps each action type to its reducer. */
export const themeSettingsActions: Readonly<Record<ThemeSettingsAction['type'], Reducer>> = {
  SET_SPACING: (state, spacing: number) => ({ ...state, spacing }),
  INCREASE_SPACING: (state) => ({ ...state, spacing: state.spacing + 1 }),
  DECREASE_SPACING: (state) => ({ ...state, spacing: state.spacing - 1 }),
  SET_DENSE: (state, dense: boolean) => ({ ...state, dense }),
  RESET_DENSITY: (state) => ({ ...state, dense: false, spacing: DEFAULT_SPACING }),
  RESET_COLORS: (state) => ({ ...state, paletteColors: {} }),
  CHANGE: change,
};

/** Applies the payload values. Returns the same state object when no value differs. */
function change(
  state: ThemeSettings,
  payload: Partial<Pick<ThemeSettings, 'paletteMode' | 'direction' | 'paletteColors'>>,
): ThemeSettings {
  const paletteMode = payload.paletteMode || state.paletteMode;
  const direction = payload.direction || state.direction;
  const paletteColors = payload.paletteColors || state.paletteColors;
  const isSame =
    paletteMode === state.paletteMode &&
    direction === state.direction &&
    isSameColors(paletteColors, state.paletteColors);
  return isSame ? state : { ...state, paletteMode, direction, paletteColors };
}
