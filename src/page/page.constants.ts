/** Id of the skip link's target. */
export const MAIN_ID = 'main-content';

/** Id of the side navigation, which is a popover on small screens. */
export const NAV_ID = 'site-navigation';

/** Id of the table of contents, which is a popover on small screens. */
export const CONTENTS_ID = 'docs-contents';
