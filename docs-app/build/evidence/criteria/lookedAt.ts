/** Where a person looked, in Chromium 1280 px wide, if a note does not say otherwise. */
export const SIX_PAGES =
  'On six pages (home, Button, Button API, playground, versions, Alert in Chinese)';

/** Why criteria of sound and film do not apply; `docs-app/build/evidence/conformance.test.ts` holds it. */
export const NO_MEDIA =
  'There is no sound and no film: no source, page or demo has audio or video, and no such file is published. What an ad network puts into its frame was not looked at.';
