import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  buildNavTree,
  DocsError,
  flattenNav,
  PRODUCT_CATEGORIES,
  type NavEntry,
  type NavNode,
  type ProductData,
  type ProductId,
} from '@vitrine/ui/core';
import type { ProductDefinition, ProductIdentity } from '@vitrine/ui/authoring';
import { displayPath } from '../../node/paths.ts';
import { globFiles } from '../../node/posixPaths.ts';
import type { PageSource, Product } from './content.types.ts';
import { entryPlace } from './entryPlace.ts';
import { parseFrontMatter } from './parseFrontMatter.ts';

interface ProductModule {
  product: ProductDefinition;
  nav: readonly NavEntry[];
}

const KNOWN_ORDER = Object.keys(PRODUCT_CATEGORIES);

/** Returns the sort rank of a product: known products in their order, then all others. */
function rankOf({ id }: Product): number {
  const index = KNOWN_ORDER.indexOf(id);
  return index < 0 ? KNOWN_ORDER.length : index;
}

/** Reads every product of a folder, in display order. */
export async function readProducts(productsDir: string): Promise<Product[]> {
  const dirs = globFiles('*/package.json', productsDir).map((file) =>
    join(productsDir, dirname(file)),
  );
  const products = await Promise.all(dirs.map(readProduct));
  return products.toSorted((a, b) => rankOf(a) - rankOf(b));
}

async function readProduct(dir: string): Promise<Product> {
  // A new URL bypasses the module cache, so that the development server sees an edited tree.
  const url = `${pathToFileURL(join(dir, 'index.ts')).href}?at=${Date.now()}`;
  const { product, nav: entries } = (await import(url)) as ProductModule;
  const folder = basename(dir);
  const nav = buildPlacedTree(entries, { id: product.id, dir, prefix: `/${folder}` });
  const describe = (identity: ProductIdentity) => describeProduct(identity, { dir, nav, product });
  return {
    ...product,
    dir,
    folder,
    prefix: product.prefix ?? `/${folder}`,
    nav,
    identities: [describe(product), ...(product.members ?? []).map(describe)],
  };
}

interface ProductPlace {
  dir: string;
  nav: readonly NavNode[];
  product: ProductDefinition;
}

function describeProduct(
  identity: ProductIdentity,
  { dir, nav, product }: ProductPlace,
): ProductData {
  const { id, name, tagline, packageName, start, olderVersions = [] } = identity;
  return {
    id,
    category: Object.hasOwn(PRODUCT_CATEGORIES, id) ? PRODUCT_CATEGORIES[id as ProductId] : null,
    name,
    tagline,
    version: readPin(packageName, { dir, id }),
    start: start ?? flattenNav(nav)[0]?.pathname ?? '/',
    olderVersions,
    ...(id !== product.id && { memberOf: product.id }),
    ...(product.internal && { internal: true }),
  };
}

function readPin(packageName: string, { dir, id }: { dir: string; id: string }): string {
  const manifest = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  const version = manifest.dependencies?.[packageName];
  if (version) return version;
  throw new DocsError(
    'content/no-pin',
    { product: id, packageName },
    displayPath(join(dir, 'package.json')),
  );
}

/** Builds the navigation tree; errors name the file and the line of the entry. */
function buildPlacedTree(
  nav: readonly NavEntry[],
  product: Pick<Product, 'id' | 'dir' | 'prefix'>,
): NavNode[] {
  try {
    return buildNavTree(nav);
  } catch (error) {
    if (!(error instanceof DocsError)) throw error;
    throw error.at(entryPlace(product, String(error.values.pathname)));
  }
}

/** Reads every page of a product; the folder path is the pathname. */
export function readPages(product: Product): PageSource[] {
  const pagesDir = join(product.dir, 'pages');
  if (!existsSync(pagesDir)) return [];
  return globFiles('**/page.mdx', pagesDir).map((path) => readPage(product, pagesDir, path));
}

function readPage(product: Product, pagesDir: string, path: string): PageSource {
  const file = join(pagesDir, path);
  const place = `${product.id}: ${displayPath(file)}`;
  const { frontMatter, body } = parseFrontMatter({ text: readFileSync(file, 'utf8'), place });
  const pathname = `${product.prefix}/${dirname(path)}`;
  return { product, pathname, file, frontMatter, body };
}

/** Returns the name of a page's folder, which is also the name of its stories file. */
export function pageName(page: PageSource): string {
  return basename(dirname(page.file));
}
