import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildNavTree, DocsError, type NavEntry, type NavNode } from '@vitrine/ui/core';
import type { ProductDefinition } from '@vitrine/ui/authoring';
import { displayPath } from '../paths.ts';
import type { PageSource, Product } from './content.types.ts';
import { entryPlace } from './entryPlace.ts';
import { parseFrontMatter } from './parseFrontMatter.ts';

interface ProductModule {
  product: ProductDefinition;
  nav: readonly NavEntry[];
}

/** Reads every product of a folder, in the order of their names. */
export async function readProducts(productsDir: string): Promise<Product[]> {
  const dirs = globSync('*/package.json', { cwd: productsDir }).map((file) =>
    join(productsDir, dirname(file)),
  );
  return Promise.all(dirs.sort().map(readProduct));
}

async function readProduct(dir: string): Promise<Product> {
  // A new address each time, so that a development server sees an edited tree.
  const url = `${pathToFileURL(join(dir, 'index.ts')).href}?at=${Date.now()}`;
  const { product, nav } = (await import(url)) as ProductModule;
  const manifest = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  const version = manifest.dependencies?.[product.packageName];
  if (!version) {
    throw new DocsError('content/no-pin', {
      place: displayPath(join(dir, 'package.json')),
      what: `${product.id} documents ${product.packageName}, which its package.json does not pin.`,
      why: 'The version that readers see is the pinned one.',
      fix: `Add "${product.packageName}" with an exact version to dependencies.`,
    });
  }
  return { ...product, dir, version, nav: buildPlacedTree(nav, { id: product.id, dir }) };
}

/** Builds the tree; a mistake in it is told with the file and the line of the entry. */
function buildPlacedTree(
  nav: readonly NavEntry[],
  product: { id: string; dir: string },
): NavNode[] {
  try {
    return buildNavTree(nav);
  } catch (error) {
    if (!(error instanceof DocsError)) throw error;
    throw error.at(entryPlace(product, /"([^"]+)"/.exec(error.message)?.[1] ?? ''));
  }
}

/** Reads every page of a product; the folder path is the address. */
export function readPages(product: Product): PageSource[] {
  const pagesDir = join(product.dir, 'pages');
  if (!existsSync(pagesDir)) return [];
  return globSync('**/page.mdx', { cwd: pagesDir })
    .sort()
    .map((relative) => readPage(product, pagesDir, relative));
}

function readPage(product: Product, pagesDir: string, relative: string): PageSource {
  const file = join(pagesDir, relative);
  const place = `${product.id}: ${displayPath(file)}`;
  const { frontMatter, body } = parseFrontMatter({ text: readFileSync(file, 'utf8'), place });
  const pathname = `/${product.id}/${dirname(relative).split('\\').join('/')}`;
  return { product, pathname, file, frontMatter, body };
}

/** Name of a page's folder, which names its stories file. */
export function pageName(page: PageSource): string {
  return basename(dirname(page.file));
}
