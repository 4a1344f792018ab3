import { userVar } from '../settings/userCss.ts';
import { READER_PREFIX } from '../settings/userVariables.ts';
import type { PaletteMode } from '../settings/settings.types.ts';

const TONE =
  /-palette-((?:primary|secondary)-(?:main(?:Channel)?|contrastText(?:Channel)?|light|dark))$/;
const SOFT =
  /-palette-(?:LinearProgress|Slider|Switch)-(primary|secondary)(?:Bg|Track|DisabledColor)$/;
const TINT = /-palette-surface-accent$/;
const RADIUS = /-(?:shape-borderRadius|radius-(?:xs|sm|md|lg|xl))$/;
const SPACING = /^--[a-z]+-spacing$/;

/** Wraps `value` in the CSS variable of the matching user setting, or returns `value` unchanged. */
export function withUserOverrides(name: string, value: string, mode: PaletteMode): string {
  if (SPACING.test(name)) return userVar('spacing', value);
  if (RADIUS.test(name)) return `calc(${value} * var(${READER_PREFIX}radius, 1))`;
  const tone = TONE.exec(name)?.[1];
  if (tone !== undefined) return userVar(`${mode}-${tone}`, value);
  const soft = SOFT.exec(name)?.[1];
  if (soft !== undefined) return userVar(`${mode}-${soft}-soft`, value);
  return TINT.test(name) ? userVar(`${mode}-primary-tint`, value) : value;
}
