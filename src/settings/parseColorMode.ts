import { COLOR_MODES, DEFAULT_COLOR_MODE } from './settings.constants.ts';
import type { ColorMode } from './settings.types.ts';

/** Parses a stored colour mode; anything unknown is the default. */
export function parseColorMode(value: unknown): ColorMode {
  return COLOR_MODES.find((mode) => mode === value) ?? DEFAULT_COLOR_MODE;
}
