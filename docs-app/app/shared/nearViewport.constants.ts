/** Distance from the viewport at which the parts of an article load. */
export const NEAR_VIEWPORT = '400px';
