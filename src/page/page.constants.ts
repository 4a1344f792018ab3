/** Id of the element that the skip link leads to. */
export const MAIN_ID = 'main-content';

/** Id of the side navigation, which small screens open as a layer. */
export const NAV_ID = 'site-navigation';
