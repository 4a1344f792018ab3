import { parseHex } from './color.ts';
import {
  API_LAYOUTS,
  CHOICES_LIMIT,
  CONTRASTS,
  DIRECTIONS,
  MOTIONS,
  RADIUS_RANGE,
  SPACING_RANGE,
  TYPE_RANGE,
  TYPEFACES,
} from './settings.constants.ts';
import type { Choices, ModeColor, PaletteColors } from './settings.types.ts';

type Fields = Readonly<Record<string, unknown>>;
type Parse<Value> = (value: unknown) => Value | undefined;

const oneOf =
  <Value>(values: readonly Value[]): Parse<Value> =>
  (value) =>
    values.find((candidate) => candidate === value);

const within =
  ({ min, max }: { min: number; max: number }): Parse<number> =>
  (value) =>
    typeof value === 'number' && value >= min && value <= max ? value : undefined;

const parsers: { readonly [Name in keyof Choices]: Parse<Choices[Name]> } = {
  dense: oneOf([true, false]),
  direction: oneOf(DIRECTIONS),
  paletteColors: parsePaletteColors,
  spacing: within(SPACING_RANGE),
  contrast: oneOf(CONTRASTS),
  motion: oneOf(MOTIONS),
  apiLayout: oneOf(API_LAYOUTS),
  radius: within(RADIUS_RANGE),
  type: within(TYPE_RANGE),
  typeface: oneOf(TYPEFACES),
};

/** Parses choices from JSON in storage or in a shared link. Omits invalid values. */
export function parseChoices(text: unknown): Partial<Choices> {
  if (typeof text !== 'string' || text.length > CHOICES_LIMIT) return {};
  try {
    const fields: unknown = JSON.parse(text, disinherit);
    return isFields(fields) ? parseFields(fields) : {};
  } catch {
    return {};
  }
}

function parseFields(fields: Fields): Partial<Choices> {
  const parsed = Object.entries(parsers).map(([name, parse]) => [name, parse(fields[name])]);
  return Object.fromEntries(parsed.filter(([, value]) => value !== undefined));
}

function parsePaletteColors(value: unknown): PaletteColors | undefined {
  if (!isFields(value)) return undefined;
  const primary = parseModeColor(value.primary);
  const secondary = parseModeColor(value.secondary);
  return { ...(primary && { primary }), ...(secondary && { secondary }) };
}

function parseModeColor(color: unknown): ModeColor | undefined {
  if (isHex(color)) return color;
  if (!isFields(color) || !isHex(color.light) || !isHex(color.dark)) return undefined;
  return { light: color.light, dark: color.dark };
}

/** Revives JSON objects without a prototype, so that lookups find only fields of the JSON. */
function disinherit(_: string, value: unknown): unknown {
  return isFields(value) ? { __proto__: null, ...value } : value;
}

function isHex(value: unknown): value is string {
  return typeof value === 'string' && Boolean(parseHex(value));
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
