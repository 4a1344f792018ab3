/** Sent by the development server when an edit of content or components changed page data. */
export const EDITED = 'vitrine:edited';

/** Sent by a hydrated page, with the number of the last edit that its document contains. */
export const OPENED = 'vitrine:opened';
