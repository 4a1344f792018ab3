import { orReader } from '../settings/readerCss.ts';
import { READER_PREFIX } from '../settings/readerVariables.ts';
import type { PaletteMode } from '../settings/settings.types.ts';

const TONE = /-palette-(primary|secondary)-(main(?:Channel)?|contrastText(?:Channel)?|light|dark)$/;
const SOFT =
  /-palette-(?:LinearProgress|Slider|Switch)-(primary|secondary)(?:Bg|Track|DisabledColor)$/;
const TINT = /-palette-surface-accent$/;
const RADIUS = /-(?:shape-borderRadius|radius-(?:xs|sm|md|lg|xl))$/;
const SPACING = /^--[a-z]+-spacing$/;

/** Lets a theme's variable follow what the reader chose; its own value holds where nothing is chosen. */
export function followReader(name: string, value: string, mode: PaletteMode): string {
  if (SPACING.test(name)) return orReader('spacing', value);
  if (RADIUS.test(name)) return `calc(${value} * var(${READER_PREFIX}radius, 1))`;
  const [, entry, tone] = TONE.exec(name) ?? [];
  if (entry !== undefined && tone !== undefined) return orReader(`${mode}-${entry}-${tone}`, value);
  const [, soft] = SOFT.exec(name) ?? [];
  if (soft !== undefined) return orReader(`${mode}-${soft}-soft`, value);
  return TINT.test(name) ? orReader(`${mode}-primary-tint`, value) : value;
}
