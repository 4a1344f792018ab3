import { DocsError, ICON_THEMES, SHAPES_PER_FILE, shapesFile } from '@vitrine/ui/core';
import type { IconSearchPlaceProps } from '@vitrine/ui';
import { findInstalled, readManifest, readPinnedPackages } from '../api/pinnedPackages.ts';
import type { PageSource } from '../content/content.types.ts';
import { articlePlaceOf } from '../content/remarkArticle.ts';
import { pickShapes, readIcons, type IconPackage } from './readIcons.ts';

/** Data of a page's icon search: the props of its placeholder, and the files that it loads. */
export interface PageIcons {
  place: IconSearchPlaceProps;
  files: Readonly<Record<string, string>>;
}

/** Icons by the folder of their package. */
const packages = new Map<string, IconPackage>();

/** Reads the icons that an article searches; undefined for an article without a search. */
export function readPageIcons(source: PageSource): PageIcons | undefined {
  const [, name] = /<IconSearch\s+package="([^"]+)"/.exec(source.body) ?? [];
  if (name === undefined) return undefined;
  const icons = readPackage(source, name);
  const root = `${source.pathname}/icons`;
  const place = {
    indexUrl: `${root}.json`,
    namesUrl: `${root}.txt`,
    count: icons.exports.length,
  };
  const files = {
    [place.indexUrl]: JSON.stringify(icons.index),
    [place.namesUrl]: `${icons.exports.join('\n')}\n`,
    ...writeShapes(icons, root),
  };
  return { place, files };
}

/** Reads a package that the product pins; throws `content/element-attribute` for others. */
function readPackage(source: PageSource, name: string): IconPackage {
  const { dir: productDir } = source.product;
  const dir = readManifest(productDir).dependencies?.[name] && findInstalled(productDir, name);
  if (!dir) {
    const valid = readPinnedPackages(productDir).map((pinned) => `package="${pinned.name}"`);
    const attribute = `package="${name}"`;
    const values = { name: 'IconSearch', attribute, valid };
    throw new DocsError('content/element-attribute', values, articlePlaceOf(source));
  }
  const icons = packages.get(dir) ?? readIcons(dir, name);
  packages.set(dir, icons);
  return icons;
}

/** Writes the shapes of each theme, with at most `SHAPES_PER_FILE` icons per file. */
function writeShapes(icons: IconPackage, root: string): Record<string, string> {
  const { names } = icons.index;
  const count = Math.ceil(names.length / SHAPES_PER_FILE);
  const numbers = Array.from({ length: count }, (_, number) => number);
  const files = ICON_THEMES.flatMap((theme) =>
    numbers.map((number): [string, string] => {
      const from = number * SHAPES_PER_FILE;
      const shapes = pickShapes(icons, names.slice(from, from + SHAPES_PER_FILE), theme);
      return [`${root}/${shapesFile(theme, number)}`, JSON.stringify(shapes)];
    }),
  );
  return Object.fromEntries(files);
}
