/** Tag of playgrounds, which the fast run of all stories samples. */
export const PLAYGROUND_TAG = 'playground';
