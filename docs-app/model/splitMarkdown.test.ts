import { expect, test } from 'vitest';
import { splitMarkdown } from './splitMarkdown.ts';

const MARKDOWN = `Lead.

# Title of \`code\`

Text with a [link](/a) and **bold**.

\`\`\`\`md
# No heading
\`\`\`
## No heading
\`\`\`\`

## [Second](/b)

| Name | Use |
| --- | --- |
| \`--a-b\` | Color |

> **Note:** quoted
- item
`;

test('splits Markdown at headings, except in code blocks', () => {
  const sections = splitMarkdown(MARKDOWN);
  expect(sections.map(({ title, depth }) => [title, depth])).toEqual([
    ['', 0],
    ['Title of code', 1],
    ['Second', 2],
  ]);
});

test.each([
  ['`THEME_ID` and `data-*`', 'THEME_ID and data-*'],
  ['Unstable_Grid and use_a_key', 'Unstable_Grid and use_a_key'],
  [String.raw`\_private \* 2`, '_private * 2'],
  ['[The `a_b` *prop*](/a), __bold__ and ***both***', 'The a_b prop, bold and both'],
  ['_One_ and **two**', 'One and two'],
])('removes the Markdown syntax of the heading %s, except in code', (heading, title) => {
  expect(splitMarkdown(`## ${heading}`)[1]?.title).toBe(title);
});

test('splits Markdown into sections that join to the same Markdown', () => {
  const lines = splitMarkdown('a\n# b\nc\n').map(({ title, depth, lines: rest }) =>
    [...(depth > 0 ? [`${'#'.repeat(depth)} ${title}`] : []), ...rest].join('\n'),
  );
  expect(lines.join('\n')).toBe('a\n# b\nc\n');
});
