import { expect, test } from 'vitest';
import { PRODUCTS } from '../../node/paths.ts';
import { readPages, readProducts } from '../content/readProducts.ts';
import type { ComponentApi } from '@vitrine/ui/core';
import type { DemoFile, DemoSource, PageSource } from '../content/content.types.ts';
import { writeApiTabMarkdown } from './writeApiTabMarkdown.ts';
import { writeDocMarkdown } from './writeDocMarkdown.ts';
import { writeApiMarkdown } from './writeMarkdown.ts';

const page = {
  frontMatter: { title: 'Invoice', description: 'Shows what is owed.', components: [] },
  body: '\n\n\n## Totals\n\n<Demo name="Total" />\n\n<Callout severity="warning">\n  Rounded to cents.\n\n  Always.\n</Callout>\n',
} as unknown as PageSource;

test('writes the demos of a page as code and its callouts as block quotes', () => {
  const files: [DemoFile] = [{ name: 'Total.tsx', code: 'export default function Total() {}\n' }];
  const total: DemoSource = {
    name: 'Total',
    storyId: '',
    stylings: [{ styling: 'MUI System', file: '', files }],
  };
  expect(writeDocMarkdown(page, { demos: [total] })).toBe(`# Invoice

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

const write = (body: string, context: Parameters<typeof writeDocMarkdown>[1] = {}) =>
  writeDocMarkdown({ ...page, body }, context).replace(
    /^# Invoice\n\nShows what is owed\.\n\n/,
    '',
  );

test('keeps MDX elements inside code unchanged (FAULT D6)', () => {
  const code = '```mdx\n<Demo name="Total" />\n\n<Callout severity="info">A note.</Callout>\n```\n';
  expect(write(`${code}\nUse \`<Demo name="Total" />\`.\n`)).toBe(
    `${code}\nUse \`<Demo name="Total" />\`.\n`,
  );
});

test('writes nested callouts with a list and code as nested block quotes (FAULT D6)', () => {
  const body = `<Callout severity="error">
  Never.

  <Callout>
    - One
      - Two

    \`\`\`tsx
    if (a) {
      b();
    }
    \`\`\`
  </Callout>

  Ever.
</Callout>
`;
  expect(write(body)).toBe(`> **Error:** Never.
>
> > **Info:**
> >
> > - One
> >   - Two
> >
> > \`\`\`tsx
> > if (a) {
> >   b();
> > }
> > \`\`\`
>
> Ever.
`);
});

test('writes versions, templates and images, but no comments or exports (FAULT D6)', () => {
  const acme = {
    ...{ id: 'acme', name: 'Acme', tagline: '', version: '2.0.0', start: '/acme/start' },
    ...{ category: null, olderVersions: [{ label: 'v1', href: 'https://v1.example{lang}/' }] },
    releases: [{ label: 'v3', href: '/acme/v3', isApi: true }],
  };
  const body =
    'export const a = 1;\n\n{/* note */}\n\n<AllVersions />\n\n<TemplateList />\n\n![x](./a.png)\n';
  const text = write(body, {
    products: [acme],
    translate: (key) => key,
    imageUrl: (path) => `/acme/invoice/${path}`,
  });
  expect(text).toContain(
    '- Acme: [v2.0.0](/acme/start), [v3](/acme/v3), [v1](https://v1.example/)\n',
  );
  expect(text).toContain('- **template.dashboard**: template.text.dashboard\n');
  expect(text).toContain('![x](/acme/invoice/a.png)');
  expect(text).not.toMatch(/note|export|[<{]/);
});

test('indents the code of a demo inside a list item (FAULT D6)', () => {
  const files: [DemoFile] = [{ name: 'Total.tsx', code: 'const a = `\n```\n`;\n' }];
  const total: DemoSource = {
    ...{ name: 'Total', storyId: '' },
    stylings: [{ styling: 'MUI System', file: '', files }],
  };
  expect(write('1. Look:\n\n   <Demo name="Total" />\n', { demos: [total] })).toBe(
    '1. Look:\n\n   ````tsx title="Total.tsx"\n   const a = `\n   ```\n   `;\n   ````\n',
  );
});

test('adds backticks around inline code that contains backticks (FAULT D6)', () => {
  const prop = { name: 'a', type: 'string', required: false, description: '' };
  const api = {
    ...{ name: 'Badge', description: '', imports: [], slots: [], classes: [] },
    props: [{ ...prop, default: '`a`' }],
  } as unknown as ComponentApi;
  expect(writeApiMarkdown(api)).toContain('| `a` | `string` | `` `a` `` |');
});

test('lowers the level of headings, but keeps # comments in code (FAULT D6)', () => {
  const description = '## Use\n\n```bash\n# Install it.\nnpm i\n```\n\n## More';
  const api = {
    ...{ name: 'Badge', description, imports: ['a'], props: [], slots: [], classes: [] },
  } as unknown as ComponentApi;
  const text = writeApiTabMarkdown('Badge', { components: [api], hooks: [] });
  expect(text).toContain('\n## Badge\n\n### Use\n\n```bash\n# Install it.\nnpm i\n```\n\n### More');
});

test('writes an API page as tables and escapes | in table cells', () => {
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

test('adds the release history of a prop to its description', () => {
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

const products = await readProducts(PRODUCTS);

test.each(products.flatMap((product) => readPages(product)))(
  'writes $pathname as Markdown without MDX elements or comments (FAULT D6)',
  (source) => {
    const markdown = writeDocMarkdown(source, { translate: (key) => key });
    const text = markdown
      .replace(/^( *)(`{3,})[^\n]*\n[\s\S]*?^ *\2$/gm, '')
      .replace(/`+[^`]+`+/g, '');
    expect(text).not.toMatch(/<\/?[A-Z]|\{\/\*/);
  },
);
