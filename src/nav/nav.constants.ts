/** Session storage key of the open groups. */
export const NAV_STATE_KEY = 'vitrine-nav';

/** Session storage key of the navigation's scroll position. */
export const NAV_SCROLL_KEY = 'vitrine-nav-scroll';

/** Maximum number of entries of a tree that renders the pages of closed groups. */
export const WHOLE_TREE_ENTRIES = 400;

/**
 * Maximum number of entries of a closed group that renders its pages. Without this limit, each
 * MUI X page would be 0.8 kB larger.
 */
export const WHOLE_GROUP_ENTRIES = 25;

/** Number of list entries to render first, around the current entry, and to add per frame. */
export const LIST_WINDOW = 300;

/** Maximum number of open groups that are stored. */
export const REMEMBERED_GROUPS = 200;
