import type { ColorMode, PaletteMode } from './settings.types.ts';

/** User setting and system preference that determine the color mode. */
export interface ColorModeSources {
  mode: ColorMode;
  /** Whether the operating system prefers dark mode. */
  prefersDark: boolean;
}

/** Resolves `system` to the mode of the operating system. Returns other modes as is (MOD-1..4). */
export function resolveColorMode({ mode, prefersDark }: ColorModeSources): PaletteMode {
  if (mode === 'system') return prefersDark ? 'dark' : 'light';
  return mode;
}
