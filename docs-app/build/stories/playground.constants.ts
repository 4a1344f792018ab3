/** Tag of playgrounds; `npm test` runs a sample of them. */
export const PLAYGROUND_TAG = 'playground';
