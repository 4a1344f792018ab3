/** Pathname of the page with all versions of all products (VER-1, IDN-7). */
export const VERSIONS_PATH = '/versions';

/** Ids of the popovers with the product menu and the version menu. */
export const PRODUCT_MENU_ID = 'docs-product-menu';
export const VERSION_MENU_ID = 'docs-version-menu';
