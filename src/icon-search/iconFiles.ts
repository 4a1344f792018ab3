import { z } from '../internal/schema.ts';
import { ICON_THEMES, SHAPES_PER_FILE, type IconTheme } from './iconSearch.constants.ts';

const theme = z.enum(ICON_THEMES);

/** Names and search words of a package of icons: the content of `icons.json`. */
export const iconIndexSchema = z.object({
  /** Package that exports the icons, one per path. */
  package: z.string(),
  /** Names without the suffix of a theme, sorted. */
  names: z.array(z.string()),
  /** Themes of each icon that does not exist in all themes. */
  themes: z.record(z.string(), z.array(theme)),
  /** Synonyms by word of a name. */
  words: z.record(z.string(), z.array(z.string())),
});

export type IconIndex = z.infer<typeof iconIndexSchema>;

/** SVG path of an icon: its path data, or an object with more attributes. */
const shape = z.union([
  z.string(),
  z.object({
    d: z.string(),
    opacity: z.optional(z.number()),
    fillRule: z.optional(z.literal('evenodd')),
    transform: z.optional(z.string()),
  }),
]);

/** Icon shapes of one theme, by name without the suffix of the theme. */
export const iconShapesSchema = z.record(z.string(), z.array(shape));

export type IconShape = z.infer<typeof shape>;
export type IconShapes = z.infer<typeof iconShapesSchema>;

/** Returns the export name of an icon in a theme. */
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

/** Returns the number of an icon's shape file from its position in the index. */
export function fileNumber(place: number): number {
  return Math.floor(place / SHAPES_PER_FILE);
}

/** Returns the name of a shape file, such as `outlined-3.json`. */
export function shapesFile(iconTheme: IconTheme, number: number): string {
  return `${iconTheme.toLowerCase()}-${number}.json`;
}
