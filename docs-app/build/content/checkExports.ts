import { DocsError } from '@vitrine/ui/core';
import { readText } from '../../node/readText.ts';
import { locateComponents } from '../api/locateComponents.ts';
import { locateHooks } from '../api/locateHooks.ts';
import type { Mistakes } from '../shared/mistakes.ts';
import type { PageSource } from './content.types.ts';
import { articlePlaceOf } from './remarkArticle.ts';

/** Reports unknown components and hooks in front matter; returns pages without these names. */
export function checkExports(
  pages: readonly PageSource[],
  mistakes: Mistakes,
): readonly PageSource[] {
  if (isEveryNameKnown(pages)) return pages;
  return pages.map((page) => {
    const { components, hooks } = page.frontMatter;
    const frontMatter = {
      ...page.frontMatter,
      components: keepKnown(components, locateComponents, { page, mistakes }),
      hooks: keepKnown(hooks, locateHooks, { page, mistakes }),
    };
    return { ...page, frontMatter };
  });
}

/** Looks up all names at once, because each look-up reads the packages. */
function isEveryNameKnown(pages: readonly PageSource[]): boolean {
  const [page] = pages;
  if (!page) return true;
  try {
    const { dir } = page.product;
    locateComponents(
      dir,
      pages.flatMap(({ frontMatter }) => frontMatter.components),
    );
    locateHooks(
      dir,
      pages.flatMap(({ frontMatter }) => frontMatter.hooks),
    );
    return true;
  } catch (error) {
    if (error instanceof DocsError) return false;
    throw error;
  }
}

function keepKnown(
  names: readonly string[],
  locate: (productDir: string, names: readonly string[]) => unknown,
  { page, mistakes }: { page: PageSource; mistakes: Mistakes },
): string[] {
  return names.filter((name) => {
    try {
      locate(page.product.dir, [name]);
      return true;
    } catch (error) {
      const placed = error instanceof DocsError ? error.at(placeOfName(page, name)) : error;
      mistakes.report(placed);
      return false;
    }
  });
}

/** Returns the product, file and line of a name in front matter, for error messages. */
function placeOfName(page: PageSource, name: string): string {
  const lines = readText(page.file).split('\n');
  const word = new RegExp(`\\b${RegExp.escape(name)}\\b`);
  return articlePlaceOf(page, Math.max(1, lines.findIndex((line) => word.test(line)) + 1));
}
