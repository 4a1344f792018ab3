export type { ProductData, VersionLink } from './product.types.ts';
export { groupProducts, type ProductGroup } from './groupProducts.ts';
export { identifyProduct, type ProductId } from './identifyProduct.ts';
export { cleanPathname, isRoutable, normalizePathname } from './normalizePathname.ts';
export { ProductLogo, type ProductLogoProps } from './ProductLogo.tsx';
export { ProductSwitcher, type ProductSwitcherProps } from './ProductSwitcher.tsx';
export { buildRedirects, findRedirect, type Redirect } from './redirects.ts';
export { VersionMenu, type VersionMenuProps } from './VersionMenu.tsx';
export { VersionTable, type VersionTableProps } from './VersionTable.tsx';
