import type { ColorMode, PaletteMode } from './settings.types.ts';

/** Where the painted mode comes from. */
export interface ColorModeSources {
  mode: ColorMode;
  /** Whether the operating system asks for dark. */
  prefersDark: boolean;
}

/** Resolves the mode that is painted: the reader's own, or the system's (MOD-1..4). */
export function resolveColorMode({ mode, prefersDark }: ColorModeSources): PaletteMode {
  if (mode === 'system') return prefersDark ? 'dark' : 'light';
  return mode;
}
