/** Demos show their library as it is, and code is always left to right. */
const OTHERS =
  ':not([data-demo-stage],[data-demo-stage] *,[data-story-stage],[data-story-stage] *,pre *)';

const BLOCKS = ':is(p,li,h1,h2,h3,h4,h5,h6,th,td,dt,dd,caption,summary,label,button,div,nav a)';

/** Roots of the interface on the site and in the workbench. */
const ROOTS = ':where(#docs-root,#storybook-root)';

/**
 * Rules that give each block of text in a right-to-left page the direction of its own words, so
 * that English keeps its punctuation at the right end. Blocks stay aligned with the page, because
 * `match-parent` computes the side once; `start` would follow the words. Chromium has the value
 * with a prefix only. Isolated code has no say in the direction of its block.
 */
export const textDirectionCss = `
${ROOTS}{text-align:-webkit-match-parent;text-align:match-parent}
[dir="rtl"] ${ROOTS} ${BLOCKS}${OTHERS}{unicode-bidi:plaintext}
[dir="rtl"] ${ROOTS} :is(code,kbd,samp)${OTHERS}{unicode-bidi:embed}
${ROOTS} :is([data-demo-stage],[data-story-stage],pre){text-align:start}`.replaceAll('\n', '');
