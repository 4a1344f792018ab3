import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  buildNavTree,
  DocsError,
  flattenNav,
  PRODUCT_CATEGORIES,
  type NavNode,
  type ProductData,
  type ProductId,
} from '@vitrine/ui/core';
import type { ProductDefinition, ProductIdentity } from '@vitrine/ui/authoring';
import { displayPath, SITE_PAGES } from '../../node/paths.ts';
import { globFiles } from '../../node/posixPaths.ts';
import { readText } from '../../node/readText.ts';
import type { PageSource, Product } from './content.types.ts';
import { entryPlace } from './entryPlace.ts';
import { attempt, attemptAsync, strictMistakes, type Mistakes } from '../shared/mistakes.ts';
import { parseFrontMatter } from './parseFrontMatter.ts';
import { importProduct, readPin } from './importProduct.ts';

const KNOWN_ORDER = Object.keys(PRODUCT_CATEGORIES);

/** Returns the sort rank of a product: known products in their order, others, then site pages. */
function rankOf({ id, dir }: Product): number {
  if (dir === SITE_PAGES) return Infinity;
  const index = KNOWN_ORDER.indexOf(id);
  return index < 0 ? KNOWN_ORDER.length : index;
}

/**
 * Reads every product of a folder and the pages that every site has, in display order. Leaves out
 * products with mistakes.
 */
export async function readProducts(
  productsDir: string,
  mistakes: Mistakes = strictMistakes,
): Promise<Product[]> {
  const found = globFiles('*/package.json', productsDir).map((file) =>
    join(productsDir, dirname(file)),
  );
  const dirs = new Set([...found, SITE_PAGES]);
  const products = await Promise.all(
    [...dirs].map((dir) =>
      attemptAsync(mistakes, () => readProduct(dir, mistakes), `/${basename(dir)}`),
    ),
  );
  return products
    .filter((product) => product !== undefined)
    .toSorted((a, b) => rankOf(a) - rankOf(b));
}

async function readProduct(dir: string, mistakes: Mistakes): Promise<Product> {
  const { product, nav: entries } = await importProduct(dir);
  const folder = basename(dir);
  const placed = { id: product.id, dir, prefix: `/${folder}` };
  // Errors name the file and the line of the entry.
  const nav = buildNavTree(entries, (error) =>
    mistakes.report(error.at(entryPlace(placed, String(error.values.pathname)))),
  );
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
  const { id, name, tagline, packageName, start, paths, olderVersions = [] } = identity;
  return {
    id,
    category: Object.hasOwn(PRODUCT_CATEGORIES, id) ? PRODUCT_CATEGORIES[id as ProductId] : null,
    name,
    tagline,
    version: readPin(packageName, { dir, id }),
    ...(Object.keys(product.packages).length > 0 && { packageName }),
    start: start ?? flattenNav(nav)[0]?.pathname ?? '/',
    ...(paths && { paths }),
    olderVersions,
    ...(id !== product.id && { memberOf: product.id }),
    ...(product.internal && { internal: true }),
  };
}

/** Reads every page of a product; the folder path is the pathname. Leaves out unreadable pages. */
export function readPages(product: Product, mistakes: Mistakes = strictMistakes): PageSource[] {
  const pagesDir = join(product.dir, 'pages');
  if (!existsSync(pagesDir)) return [];
  return globFiles('**/page.mdx', pagesDir).flatMap((path) => {
    const file = join(pagesDir, path);
    if (path === 'page.mdx') {
      mistakes.report(pageWithoutFolder(product, file));
      return [];
    }
    const pathname = `${product.prefix}/${dirname(path)}`;
    const read = () => readPage(product, { file, pathname, mistakes });
    return attempt(mistakes, read, pathname) ?? [];
  });
}

function pageWithoutFolder({ id, prefix }: Product, file: string): DocsError {
  const place = `${id}: ${displayPath(file)}:1`;
  return new DocsError('content/page-without-folder', { prefix: prefix || '/' }, place);
}

function readPage(
  product: Product,
  { file, pathname, mistakes }: { file: string; pathname: string; mistakes: Mistakes },
): PageSource {
  const place = `${product.id}: ${displayPath(file)}`;
  const text = readText(file);
  const { frontMatter, body } = parseFrontMatter({ text, place }, mistakes.report);
  return { product, pathname, file, frontMatter, body };
}

/** Returns the name of a page's folder, which is also the name of its stories file. */
export function pageName(page: PageSource): string {
  return basename(dirname(page.file));
}
