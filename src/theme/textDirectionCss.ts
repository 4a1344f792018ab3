/** Excludes demos, which show their library unchanged, and code, which is always left to right. */
const OTHERS =
  ':not([data-demo-stage],[data-demo-stage] *,[data-story-stage],[data-story-stage] *,pre *)';

const BLOCKS = ':is(p,li,h1,h2,h3,h4,h5,h6,th,td,dt,dd,caption,summary,label,button,div,nav a)';

/** Root elements of the site and of the workbench. */
const ROOTS = ':where(#docs-root,#storybook-root)';

/**
 * Rules for right-to-left pages: each text block gets the direction of its own words, so that
 * English punctuation stays at the right end. `match-parent` aligns all blocks with the page, while
 * `start` would follow the words of each block. Chromium needs a prefix for `match-parent`. Inline
 * code is embedded, because isolated text would not count for the direction of its block.
 */
export const textDirectionCss = `
${ROOTS}{text-align:-webkit-match-parent;text-align:match-parent}
[dir="rtl"] ${ROOTS} ${BLOCKS}${OTHERS}{unicode-bidi:plaintext}
[dir="rtl"] ${ROOTS} :is(code,kbd,samp)${OTHERS}{unicode-bidi:embed}
${ROOTS} :is([data-demo-stage],[data-story-stage],pre){text-align:start}`.replaceAll('\n', '');
