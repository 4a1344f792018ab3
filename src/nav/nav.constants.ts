/** Key of the open groups in the tab's storage. */
export const NAV_STATE_KEY = 'vitrine-nav';

/** Key of the navigation's scroll position in the tab's storage. */
export const NAV_SCROLL_KEY = 'vitrine-nav-scroll';

/** A tree with more entries shows a closed group's pages only once it is opened. */
export const WHOLE_TREE_ENTRIES = 400;

/** How many entries of a list are drawn at first, around the current one; the others follow between frames. */
export const LIST_WINDOW = 300;

/** How many groups are remembered at most. */
export const REMEMBERED_GROUPS = 200;
