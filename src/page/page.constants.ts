/** Id of the skip link's target. */
export const MAIN_ID = 'docs-main';

/** Id of the side navigation, which is a popover on small screens. */
export const NAV_ID = 'docs-navigation';

/** Id of the menu of the page, which is a popover. */
export const PAGE_MENU_ID = 'docs-page-menu';

/** Id of the table of contents, which is a popover on small screens. */
export const CONTENTS_ID = 'docs-contents';
