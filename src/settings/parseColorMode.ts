import { COLOR_MODES, DEFAULT_COLOR_MODE } from './settings.constants.ts';
import type { ColorMode } from './settings.types.ts';

/** Parses a stored color mode. Returns `system`, the default, for an unknown value. */
export function parseColorMode(value: unknown): ColorMode {
  return COLOR_MODES.find((mode) => mode === value) ?? DEFAULT_COLOR_MODE;
}
