/** Pages of the manual checks, in Chromium at 1280 px unless a note states another width. */
export const SIX_PAGES =
  'On six pages (home, Button, Button API, playground, versions, Alert in Chinese)';

/** Reason why audio and video criteria do not apply, which `../conformance.test.ts` checks. */
export const NO_MEDIA =
  'The project has no audio or video: no source, page or demo uses it, and no such file is published. The content of an ad network’s iframe was not checked.';
