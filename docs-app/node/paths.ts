import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { relativePath } from './posixPaths.ts';

/** Folder of the repository. */
export const ROOT = join(import.meta.dirname, '../..');
/** Folder of the site. */
export const SITE = join(ROOT, 'docs-app');
/** Folder of the documented products. */
export const PRODUCTS = join(SITE, 'products');
/** Folder of the pages that every site has, such as the list of versions. */
export const SITE_PAGES = join(PRODUCTS, 'docs');
/** Folder of the products that tests of the engine use. */
export const FIXTURE_PRODUCTS = join(SITE, 'fixtures/products');
/** Folder that the build writes. */
export const DIST = join(ROOT, 'dist');
/** Folder of generated files, which are never committed. */
export const CACHE = join(ROOT, 'node_modules/.cache/vitrine');

/** Folder with the review page of `npm run visual`, its screenshots and its list of results. */
export const VISUAL_REVIEW = join(CACHE, 'visual/review');

/** Folders that a development server may serve: the checkout, and the source of linked packages. */
export const SERVED = [ROOT, join(realpathSync(join(ROOT, 'node_modules/vite')), '../..', '..')];

/** Returns the path of a file from the repository root, for display. */
export function displayPath(file: string): string {
  return relativePath(ROOT, file);
}

/** Returns the path of a file from the site's folder, as Vite names modules. */
export function modulePath(file: string): string {
  return relativePath(SITE, file);
}

/** Style sheet of all Tailwind demos, relative to the products folder. */
export const TAILWIND_SHEET = 'tailwind.css';
