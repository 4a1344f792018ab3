/** Page of every version of every product (VER-1, IDN-7). */
export const VERSIONS_PATH = '/versions';

/** Ids of the popovers, for their buttons. */
export const PRODUCT_MENU_ID = 'product-menu';
export const VERSION_MENU_ID = 'version-menu';
