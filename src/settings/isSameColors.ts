import type { ModeColor, PaletteColors } from './settings.types.ts';

/** Returns whether two sets of palette colors are equal in light and dark mode. */
export function isSameColors(a: PaletteColors, b: PaletteColors): boolean {
  return isSameColor(a.primary, b.primary) && isSameColor(a.secondary, b.secondary);
}

function isSameColor(a: ModeColor | undefined, b: ModeColor | undefined): boolean {
  return inMode(a, 'light') === inMode(b, 'light') && inMode(a, 'dark') === inMode(b, 'dark');
}

function inMode(color: ModeColor | undefined, mode: 'light' | 'dark'): string | undefined {
  return typeof color === 'string' ? color : color?.[mode];
}
