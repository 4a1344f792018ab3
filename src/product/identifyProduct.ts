import { normalizePathname } from './normalizePathname.ts';

/** Category of every product that a path can belong to (IDN-1..5). */
export const PRODUCT_CATEGORIES = {
  'material-ui': 'core',
  'joy-ui': 'core',
  'base-ui': 'core',
  system: 'core',
  x: 'x',
  'x-data-grid': 'x',
  'x-date-pickers': 'x',
  'toolpad-core': 'toolpad',
  'toolpad-studio': 'toolpad',
  docs: 'docs',
  'docs-infra': 'docs-infra',
} as const;

export type ProductId = keyof typeof PRODUCT_CATEGORIES;
export type ProductCategoryId = (typeof PRODUCT_CATEGORIES)[ProductId];

export interface IdentifiedProduct {
  productId: ProductId | null;
  productCategoryId: ProductCategoryId | null;
}

/** Patterns of the products' paths. The first match wins. */
const PATTERNS: readonly [RegExp, ProductId][] = [
  [/^\/material-ui(\/|$)/, 'material-ui'],
  [/^\/joy-ui(\/|$)/, 'joy-ui'],
  [/^\/base-ui(\/|$)/, 'base-ui'],
  [/^\/system(\/|$)/, 'system'],
  [/^\/x\/(react-|api\/)data-grid(\/|$)/, 'x-data-grid'],
  [/^\/x\/(react-|api\/)date-pickers(\/|$)/, 'x-date-pickers'],
  [/^\/x(\/|$)/, 'x'],
  [/^\/toolpad\/studio(\/|$)/, 'toolpad-studio'],
  [/^\/toolpad(\/|$)/, 'toolpad-core'],
  [/^\/(versions|production-error)(\/|$)/, 'docs'],
  [/^\/experiments\/docs(\/|$)/, 'docs-infra'],
];

/** Returns the product and the category of a path, or null for both (IDN-1..5). */
export function identifyProduct(path: string): IdentifiedProduct {
  const { pathname } = normalizePathname(path);
  const productId = PATTERNS.find(([pattern]) => pattern.test(pathname))?.[1] ?? null;
  return { productId, productCategoryId: productId && PRODUCT_CATEGORIES[productId] };
}
