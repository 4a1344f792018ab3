import { DocsError } from '../internal/DocsError.ts';
import { themeSettingsActions, type ThemeSettingsAction } from './themeSettingsActions.ts';
import type { ThemeSettings } from './settings.types.ts';

/** Applies an action to the theme settings (THM-2..8). Throws on an unknown type (THM-9). */
export function themeSettingsReducer(
  state: ThemeSettings,
  action: ThemeSettingsAction,
): ThemeSettings {
  const { type, payload } = readAction(action);
  if (!Object.hasOwn(themeSettingsActions, type)) {
    throw new DocsError('theme/unknown-action', {
      type,
      valid: Object.keys(themeSettingsActions),
    });
  }
  return themeSettingsActions[type](state, payload as never);
}

/** Converts any value to an action. A value without a `type` results in an unknown action type. */
function readAction(action: unknown): { type: ThemeSettingsAction['type']; payload?: unknown } {
  return Object(action) as ReturnType<typeof readAction>;
}
