import { expect, test } from 'vitest';
import { readParts } from '../../model/markdownParts.ts';
import { fitMarkdown } from './fitMarkdown.ts';

const addressOf = (path: string) => `https://acme.dev${path}`;
const place = { path: '/acme/grid.md', addressOf };

test('returns Markdown unchanged when it is shorter than the maximum length', () => {
  expect(fitMarkdown('# A\n\n| a | b |\n', place)).toEqual({
    '/acme/grid.md': '# A\n\n| a | b |\n',
  });
});

test('removes padding from table cells, but not from code, when the Markdown is too long', () => {
  const table = '| Name | Type |\n| --- | --- |\n| `a` | `b \\| c` |';
  const text = `# A\n\n${table}\n\n\`\`\`\n| a | b |\n\`\`\`\n`;
  expect(fitMarkdown(text, { ...place, maxLength: text.length })).toEqual({
    '/acme/grid.md': '# A\n\n|Name|Type|\n|-|-|\n|`a`|`b \\| c`|\n\n```\n| a | b |\n```\n',
  });
});

test('moves sections of long Markdown to separate files that readParts joins', async () => {
  const section = (name: string) => `## ${name}\n\n${'Words. '.repeat(60)}\n\n`;
  const text = `# A\n\n> Index\n\n${['B', 'C', 'D'].map(section).join('')}`;
  const files = fitMarkdown(text, { ...place, maxLength: 900 });
  expect(Object.keys(files)).toEqual(['/acme/grid.md', '/acme/grid-2.md', '/acme/grid-3.md']);
  for (const part of Object.values(files)) expect(part.length).toBeLessThan(900);
  expect(files['/acme/grid.md']).toContain(
    '# A\n\n> Index\n\n> Continued in [part 2](https://acme.dev/acme/grid-2.md)\n\n## B\n',
  );
  expect(files['/acme/grid-3.md']).not.toContain('Continued');
  expect(await readParts('/acme/grid.md', async (path) => files[path]!)).toBe(text);
});
