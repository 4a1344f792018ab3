export type { ProductData, VersionLink } from './product.types.ts';
export { identifyProduct, type ProductId } from './identifyProduct.ts';
export { cleanPathname, normalizePathname } from './normalizePathname.ts';
export { buildRedirects, findRedirect, type Redirect } from './redirects.ts';
