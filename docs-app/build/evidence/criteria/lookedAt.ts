/** Pages of the manual checks, in Chromium 1280 px wide, unless a note differs. */
export const SIX_PAGES =
  'On six pages (home, Button, Button API, playground, versions, Alert in Chinese)';

/** Reason why audio and video criteria do not apply, which `../conformance.test.ts` checks. */
export const NO_MEDIA =
  'There is no sound and no film: no source, page or demo has audio or video, and no such file is published. What an ad network puts into its frame was not looked at.';
