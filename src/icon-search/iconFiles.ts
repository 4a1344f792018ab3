import { z } from '../internal/schema.ts';
import { ICON_THEMES, SHAPES_PER_FILE, type IconTheme } from './iconSearch.constants.ts';

const theme = z.enum(ICON_THEMES);

/** Names and search words of a package of icons: the content of `icons.json`. */
export const iconIndexSchema = z.object({
  /** Package that exports the icons, one per path. */
  package: z.string(),
  /** Names without the suffix of a theme, sorted. */
  names: z.array(z.string()),
  /** Themes of the icons that lack some. */
  themes: z.record(z.string(), z.array(theme)),
  /** Other words for a word of a name. */
  words: z.record(z.string(), z.array(z.string())),
});

export type IconIndex = z.infer<typeof iconIndexSchema>;

/** Path of an icon as SVG data, with its attributes if it has any. */
const shape = z.union([
  z.string(),
  z.object({
    d: z.string(),
    opacity: z.optional(z.number()),
    fillRule: z.optional(z.literal('evenodd')),
    transform: z.optional(z.string()),
  }),
]);

/** Shapes of icons of one theme, by name without suffix. */
export const iconShapesSchema = z.record(z.string(), z.array(shape));

export type IconShape = z.infer<typeof shape>;
export type IconShapes = z.infer<typeof iconShapesSchema>;

/** Returns the name of the export of an icon in a theme. */
export function exportName(name: string, iconTheme: IconTheme): string {
  return iconTheme === 'Filled' ? name : name + iconTheme;
}

/** Lists the themes of an icon. */
export function themesOf(
  name: string,
  { themes }: Pick<IconIndex, 'themes'>,
): readonly IconTheme[] {
  return Object.hasOwn(themes, name) ? (themes[name] ?? ICON_THEMES) : ICON_THEMES;
}

/** Returns the number of the file with the shapes of an icon, by its place in the index. */
export function fileNumber(place: number): number {
  return Math.floor(place / SHAPES_PER_FILE);
}

/** Returns the name of a file with shapes, such as `outlined-3.json`. */
export function shapesFile(iconTheme: IconTheme, number: number): string {
  return `${iconTheme.toLowerCase()}-${number}.json`;
}
