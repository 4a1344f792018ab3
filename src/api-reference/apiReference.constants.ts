/** Height of the row with the filter, in pixels. */
export const TOOLS_HEIGHT = 52;

/** Height of the row with the table of contents, which small screens show above the filter. */
export const CONTENTS_ROW = 41;

/** Media query for sticky rows. Windows below 480 px, such as at high zoom, lack the room. */
export const WITH_STICKY = '@media (min-height: 480px)';

/** Maximum number of linked demos per entry, on pages and in Markdown. The data has all demos. */
export const LINKED_DEMOS = 2;
