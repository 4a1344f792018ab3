import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { expect, test } from 'vitest';
import { PRODUCTS } from '../../node/paths.ts';
import { readPages, readProducts } from '../content/readProducts.ts';
import type { ComponentApi, Verdict } from '@vitrine/ui/core';
import { evaluateExpressions } from '../content/evaluateExpressions.ts';
import type { DemoFile, DemoSource, PageSource } from '../content/content.types.ts';
import { createFrontMatter } from '../content/parseFrontMatter.ts';
import strings from '../../translations/ui.json' with { type: 'json' };
import { writeApiTabMarkdown } from './writeApiTabMarkdown.ts';
import { writeDocMarkdown } from './writeDocMarkdown.ts';
import { writeApiMarkdown } from './writeMarkdown.ts';

const runtime = { Fragment, jsx, jsxs };

const translate = (key: string) => strings[key as keyof typeof strings] ?? key;

const page = {
  pathname: '/acme/invoice',
  product: { identities: [{ name: 'Acme', version: '2.0.0' }] },
  frontMatter: createFrontMatter({ title: 'Invoice', description: 'Shows what is owed.' }),
  file: 'page.mdx',
  body: '\n\n\n## Totals\n\n<Demo name="Total" />\n\n<Callout severity="warning">\n  Rounded to cents.\n\n  Always.\n</Callout>\n',
} as unknown as PageSource;

test('writes the demos of a page as code and its callouts as block quotes', () => {
  const files: [DemoFile] = [{ name: 'Total.tsx', code: 'export default function Total() {}\n' }];
  const total: DemoSource = {
    name: 'Total',
    storyId: '',
    stylings: [{ styling: 'MUI System', file: '', files }],
  };
  expect(writeDocMarkdown(page, { demos: [total], translate })).toBe(`# Invoice

Shows what is owed.

Demos tested: 0 of 1

## Totals

Acme 2.0.0 · Not tested in this build

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

test('writes version lists, template lists and images, but no MDX comments or exports (FAULT D6)', () => {
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
    '- Acme: [v2.0.0](/acme/start) product.current, [v3 page.api](/acme/v3), [v1](https://v1.example/)\n',
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
    'verdict.page\n\n1. Look:\n\n   Acme 2.0.0 · verdict.untested\n\n   ````tsx title="Total.tsx"\n   const a = `\n   ```\n   `;\n   ````\n',
  );
});

test('adds backticks around inline code that contains backticks (FAULT D6)', () => {
  const prop = { name: 'a', type: 'string', required: false, description: '' };
  const api = {
    ...{ name: 'Badge', description: '', imports: [], slots: [], classes: [] },
    props: [{ ...prop, default: '`a`' }],
  } as unknown as ComponentApi;
  expect(writeApiMarkdown(api, { translate })).toContain('| `a` | `string` | `` `a` `` |');
});

test('lowers heading levels of an API description, but keeps # comments in code (FAULT D6)', () => {
  const description = '## Use\n\n```bash\n# Install it.\nnpm i\n```\n\n## More';
  const api = {
    ...{ name: 'Badge', description, imports: ['a'], props: [], slots: [], classes: [] },
  } as unknown as ComponentApi;
  const text = writeApiTabMarkdown(
    { title: 'Badge', description: 'API.' },
    { components: [{ api, inherited: [] }], hooks: [] },
    translate,
  );
  expect(text).toContain('\n## Badge\n\n### Use\n\n```bash\n# Install it.\nnpm i\n```\n\n### More');
});

test('writes props as a Markdown table and escapes | in its cells', () => {
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
  const text = writeApiMarkdown(api, { translate });
  expect(text).toContain("| `size` required | `'s' \\| 'm'` | `'m'` | Its size. |");
  expect(text).not.toContain('## Slots');
});

test('escapes JSX tags in prop descriptions, but not in inline code and URLs', () => {
  const prop = { name: 'a', type: 'string', required: false };
  const api = {
    ...{ name: 'Badge', description: '', imports: [], slots: [], classes: [] },
    props: [{ ...prop, description: 'Inside <Form hidden />, not `<Form>`; see <https://a.dev>.' }],
  } as unknown as ComponentApi;
  expect(writeApiMarkdown(api, { translate })).toContain(
    '| Inside \\<Form hidden />, not `<Form>`; see <https://a.dev>. |',
  );
});

test('adds the release history of a prop to its Markdown description', () => {
  const prop = { name: 'size', type: 'string', required: false, description: 'Its size.' };
  const history = { since: '1.0.0', changed: ['2.0.0', '3.0.0'], removed: '4.0.0' };
  const api = {
    ...{ name: 'Badge', description: '', imports: [], slots: [], classes: [] },
    props: [{ ...prop, history }],
  } as unknown as ComponentApi;
  expect(writeApiMarkdown(api, { translate })).toContain(
    '| Its size. Added in 1.0.0 · Changed in 2.0.0 · Changed in 3.0.0 · Removed in 4.0.0 |',
  );
});

test('writes the kinds of tests and the test date of a tested demo and of its page', () => {
  const files: [DemoFile] = [{ name: 'Total.tsx', code: 'a;' }];
  const total: DemoSource = {
    ...{ name: 'Total', storyId: 'total' },
    stylings: [{ styling: 'MUI System', file: '', files }],
  };
  const mode = { rules: 1, violations: [], undecided: [], direction: 'ltr' };
  const verdict = {
    ...{ status: 'failed', date: '2026-11-21T08:00:00Z', actions: 1, keys: [] },
    modes: [
      { ...mode, mode: 'light' },
      { ...mode, mode: 'dark' },
    ],
  } as unknown as Verdict;
  const verdictOf = (story: string) => (story === 'total' ? verdict : undefined);
  const draft = { ...total, name: 'Draft', storyId: 'draft' };
  const text = write('<Demo name="Total" />', { demos: [total, draft], translate, verdictOf });
  expect(text).toMatch(
    /^Demos tested: 1 of 2 \(light, dark, interaction, axe\) · 2026-11-21 · 1 failed\n/,
  );
  expect(text).toContain(
    'Acme 2.0.0 · Tests failed: light, dark, interaction, axe · 2026-11-21\n\n```tsx',
  );
});

test('writes Markdown links to the API pages of the components and hooks of a page', () => {
  const links = {
    api: [{ pathname: '/acme/api/invoice', title: 'Invoice' }],
    hooks: [{ pathname: '/acme/hooks#use-invoice', title: 'useInvoice' }],
  };
  expect(write('Text.', { links, translate })).toBe(
    `Text.

## API

Props, slots and CSS classes of these components:

- [Invoice](/acme/api/invoice)

Parameters and return values of these hooks:

- [useInvoice](/acme/hooks#use-invoice)
`,
  );
});

test('writes the values of MDX expressions, and reports expressions that contain elements', async () => {
  const body = 'export const count = 2;\n\nThere are {count + 1} of {"them"}.{/* note */}\n';
  const values = await evaluateExpressions(body, runtime);
  expect(write(body, { values })).toBe('There are 3 of them.\n');
  const element = 'Text.\n\nA {<b>bold</b>} word.\n';
  const mistakes: string[] = [];
  write(element, {
    values: await evaluateExpressions(element, runtime),
    report: (error) => void mistakes.push(String(error)),
  });
  expect(mistakes.join()).toContain('page.mdx:3: The element or expression {<b>bold</b>} has no');
});

test('reports an MDX element that has no Markdown form', () => {
  const mistakes: string[] = [];
  write('Text.\n\n<Fancy>Words.</Fancy>\n', {
    elements: ['Fancy'],
    report: (error) => void mistakes.push(String(error)),
  });
  expect(mistakes.join()).toContain(
    'page.mdx:3: The element or expression <Fancy> has no Markdown',
  );
});

test.each([
  ['<div className="x" style={{ color: "red" }}>**A**</div>', '**A**'],
  ['<span lang="fr" onClick={() => {}}>Table</span>', '<span lang="fr">Table</span>'],
  ['A<br />B <kbd>C</kbd>', 'A<br>B <kbd>C</kbd>'],
  ['<details open>\n\nMore.\n\n</details>', '<details open>\n\nMore.\n\n</details>'],
  ['<img src="./a.png" alt="A" className="x" />', '<img src="/acme/invoice/a.png" alt="A">'],
  ["A <video src={'./a.mp4'}></video>", 'A <video src="/acme/invoice/a.mp4"></video>'],
])('writes the HTML element %s in Markdown as %s', (body, expected) => {
  const imageUrl = (path: string) => `/acme/invoice/${path}`;
  expect(write(body, { imageUrl })).toBe(`${expected}\n`);
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
