/** Sent by the development server when an edit of content or components changed page data. */
export const EDITED = 'vitrine:edited';

/** Sent by a hydrated page, with the edition that its document was rendered from. */
export const OPENED = 'vitrine:opened';
