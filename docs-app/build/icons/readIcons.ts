import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  exportName,
  ICON_THEMES,
  listNameWords,
  themesOf,
  type IconIndex,
  type IconShapes,
  type IconTheme,
} from '@vitrine/ui/core';
import { iconWords } from './iconWords.constants.ts';
import { readIconElements } from './iconElement.ts';
import { listShapes } from './listShapes.ts';

/** Icons of a package: their index, and their shapes by export name. */
export interface IconPackage {
  index: IconIndex;
  /** Names of all exports, sorted. */
  exports: readonly string[];
  shapes: ReadonlyMap<string, IconShapes[string]>;
}

const SUFFIX = new RegExp(`(${ICON_THEMES.join('|')})$`);

/** Reads an installed package whose modules are icons. */
export function readIcons(dir: string, name: string): IconPackage {
  const shapes = new Map(
    readdirSync(dir)
      .filter((file) => /^[A-Z]\w*\.js$/.test(file))
      .flatMap((file) => {
        const elements = readIconElements(readFileSync(join(dir, file), 'utf8'));
        return elements ? [[file.slice(0, -'.js'.length), listShapes(elements)] as const] : [];
      }),
  );
  const exports = [...shapes.keys()].sort();
  const names = [...new Set(exports.map((icon) => baseOf(icon, shapes)))].sort();
  return { exports, shapes, index: createIndex(name, names, shapes) };
}

/** Removes the theme suffix from a name if the package has an icon without the suffix. */
function baseOf(icon: string, icons: IconPackage['shapes']): string {
  const base = icon.replace(SUFFIX, '');
  return icons.has(base) ? base : icon;
}

function createIndex(
  name: string,
  names: readonly string[],
  icons: IconPackage['shapes'],
): IconIndex {
  const found = names.map((icon): [string, IconTheme[]] => [
    icon,
    ICON_THEMES.filter((theme) => icons.has(exportName(icon, theme))),
  ]);
  const themes = found.filter((entry) => entry[1].length < ICON_THEMES.length);
  const used = new Set(names.flatMap(listNameWords));
  const words = Object.entries(iconWords).filter(([word]) => used.has(word));
  return {
    package: name,
    names: [...names],
    themes: Object.fromEntries(themes),
    words: Object.fromEntries(words.map(([word, others]) => [word, others.split(' ')])),
  };
}

/** Returns the shapes of some icons in a theme, by name without the suffix. */
export function pickShapes(
  { index, shapes }: Pick<IconPackage, 'index' | 'shapes'>,
  names: readonly string[],
  theme: IconTheme,
): IconShapes {
  const inTheme = names.filter((name) => themesOf(name, index).includes(theme));
  return Object.fromEntries(
    inTheme.map((name) => [name, shapes.get(exportName(name, theme)) ?? []]),
  );
}
