/** Event of the development server: content or components were edited, and pages have new data. */
export const EDITED = 'vitrine:edited';

/** Event of a hydrated page: names the edition that its document was rendered from. */
export const OPENED = 'vitrine:opened';
