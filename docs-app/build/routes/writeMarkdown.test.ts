import { expect, test } from 'vitest';
import type { ComponentApi } from '@vitrine/ui/core';
import type { DemoFile, DemoSource, PageSource } from '../content/content.types.ts';
import { writeApiMarkdown, writeDocMarkdown } from './writeMarkdown.ts';

const page = {
  frontMatter: { title: 'Invoice', description: 'Shows what is owed.', components: [] },
  body: '\n\n\n## Totals\n\n<Demo name="Total" />\n\n<Callout severity="warning">\n  Rounded to cents.\n\n  Always.\n</Callout>\n',
} as unknown as PageSource;

test('writes the text of a page with demos as code and callouts as quotes', () => {
  const files: [DemoFile] = [{ name: 'Total.tsx', code: 'export default function Total() {}\n' }];
  const total: DemoSource = {
    name: 'Total',
    storyId: '',
    stylings: [{ styling: 'MUI System', file: '', files }],
  };
  expect(writeDocMarkdown(page, [total])).toBe(`# Invoice

Shows what is owed.

## Totals

\`\`\`tsx title="Total.tsx"
export default function Total() {}
\`\`\`

> **Warning:** Rounded to cents.
>
> Always.
`);
});

test('writes an API page as tables and escapes bars in cells', () => {
  const api: ComponentApi = {
    name: 'Chip',
    slug: 'chip',
    packageName: '@acme/ui',
    version: '1.0.0',
    description: 'A chip.',
    imports: ["import Chip from '@acme/ui/Chip';"],
    props: [
      { name: 'size', type: "'s' | 'm'", required: true, default: "'m'", description: 'Its size.' },
    ],
    slots: [],
    classes: [],
  };
  const text = writeApiMarkdown(api);
  expect(text).toContain("| `size` (required) | `'s' \\| 'm'` | `'m'` | Its size. |");
  expect(text).not.toContain('## Slots');
});

test('adds the history of an entry to its description', () => {
  const prop = { name: 'size', type: 'string', required: false, description: 'Its size.' };
  const history = { since: '1.0.0', changed: ['2.0.0', '3.0.0'], removed: '4.0.0' };
  const api = {
    ...{ name: 'Badge', description: '', imports: [], slots: [], classes: [] },
    props: [{ ...prop, history }],
  } as unknown as ComponentApi;
  expect(writeApiMarkdown(api)).toContain(
    '| Its size. Since 1.0.0. Changed in 2.0.0, 3.0.0. Removed in 4.0.0. |',
  );
});
