import { expect, test } from 'vitest';
import { sectionText, splitMarkdown } from './splitMarkdown.ts';

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

test('returns the text of sections without code and Markdown syntax', () => {
  expect(splitMarkdown(MARKDOWN).map(sectionText)).toEqual([
    'Lead.',
    'Text with a link and bold.',
    'Name Use --a-b Color Note: quoted item',
  ]);
});

test('splits Markdown into sections that join to the same Markdown', () => {
  const lines = splitMarkdown('a\n# b\nc\n').map(({ title, depth, lines: rest }) =>
    [...(depth > 0 ? [`${'#'.repeat(depth)} ${title}`] : []), ...rest].join('\n'),
  );
  expect(lines.join('\n')).toBe('a\n# b\nc\n');
});
