import type { CSSObject } from '@mui/system';

/** Demos show their library as it is, and code is always left to right. */
const OTHERS = ':not([data-demo-stage], [data-demo-stage] *, pre *)';

const BLOCKS =
  ':is(p, li, h1, h2, h3, h4, h5, h6, th, td, dt, dd, caption, summary, label, button, div, nav a)';

/**
 * Returns the styles that give each block of text in a right-to-left page the direction of its
 * own words, so that English keeps its punctuation at the right end. Blocks stay aligned with
 * the page, because `match-parent` computes the side once; `start` would follow the words.
 */
export const textDirection: CSSObject = {
  // Chromium has the value with a prefix only.
  textAlign: ['-webkit-match-parent', 'match-parent'],
  [`:where([dir="rtl"] &) ${BLOCKS}${OTHERS}`]: { unicodeBidi: 'plaintext' },
  // Isolated code has no say in the direction of its block.
  [`[dir="rtl"] & :is(code, kbd, samp)${OTHERS}`]: { unicodeBidi: 'embed' },
  '& :is([data-demo-stage], pre)': { textAlign: 'start' },
};
