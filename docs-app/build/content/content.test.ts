import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSite, checkRenderedLinks } from '../pipeline/createSite.ts';
import { parseSiteEnv } from '../shared/siteEnv.ts';

let dir = '';

/** Product with one page, one demo and its story; each test breaks one part of it. */
const files: Record<string, string> = {
  'package.json': '{ "dependencies": { "@acme/ui": "1.2.3" } }',
  'index.ts': "export { nav } from './nav.ts';\nexport { product } from './product.ts';\n",
  'product.ts':
    "export const product = { id: 'acme', name: 'Acme', tagline: 'Parts.', packageName: '@acme/ui', packages: {} };\n",
  'nav.ts': "export const nav = [\n  { pathname: '/acme/invoice' },\n];\n",
  'pages/invoice/page.mdx':
    '---\ntitle: Invoice\ndescription: Shows what is owed.\n---\n\n## Totals\n\nSee [totals](#totals).\n\n<Demo name="Total" />\n',
  'pages/invoice/demos/Total/system.tsx':
    'export default function Total() {\n  return <b>7</b>;\n}\n',
  'pages/invoice/invoice.stories.tsx':
    "export default { title: 'Acme/Invoice' };\nexport const Total = { render: () => null };\n",
};

function write(changes: Record<string, string | null> = {}): void {
  for (const [path, text] of Object.entries({ ...files, ...changes })) {
    if (text === null) continue;
    const file = join(dir, 'acme', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const NO_CSS = { ids: [], text: '' };
const server = {
  runtime: { Fragment, jsx, jsxs },
  baseCss: '',
  translate: (_: unknown, key: string) => key,
  translateNavTitle: () => undefined,
  renderDocArticle: () => ({ html: '', css: NO_CSS }),
  renderApiArticle: () => ({ html: '', css: NO_CSS }),
  renderApiTabArticle: () => ({ html: '', css: NO_CSS }),
  renderReleaseArticle: () => ({ html: '', css: NO_CSS }),
  renderChangesArticle: () => ({ html: '', css: NO_CSS }),
  renderBody: () => ({ html: '', css: NO_CSS }),
};
const assets = {
  bootstrap: '',
  modules: [],
  thirdParty: '/assets/outside.js',
  urlOf: (file: string) => file,
  cssOf: () => [],
  productUrl: (id: string) => id,
};

async function build(): Promise<void> {
  const site = await createSite({
    productsDir: dir,
    server,
    assets,
    workbenchUrl: '/workbench/',
    evidenceFor: () => ({ verdict: undefined, findings: [] }),
    env: parseSiteEnv({ VITE_PRODUCTION_HOST: 'docs.example' }),
  });
  const rendered = await Promise.all(site.routes.map((route) => route.render('en')));
  checkRenderedLinks(
    rendered.map(({ page, ...parts }) => ({ pathname: page.pathname, ...parts })),
    { extra: ['/workbench/'] },
  );
}

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'vitrine-content-'));
});

afterEach(() => rmSync(dir, { recursive: true, force: true }));

const page = (body: string) =>
  `---\ntitle: Invoice\ndescription: Shows what is owed.\n---\n\n${body}\n`;
const PAGE = 'pages/invoice/page.mdx';

test('builds a product without mistakes', async () => {
  write();
  await expect(build()).resolves.toBeUndefined();
});

describe('content errors', () => {
  test.each<[string, Record<string, string | null>, RegExp]>([
    [
      'missing front matter',
      { [PAGE]: '## Totals\n' },
      /^acme: \S+page\.mdx:1: The page has no front matter\..*Start the file with a block between two "---" lines/,
    ],
    [
      'a missing title',
      { [PAGE]: '---\ndescription: It.\n---\n' },
      /page\.mdx:1: The front matter field "title" is invalid: .*Valid fields: title, description, components/,
    ],
    [
      'an unknown field',
      { [PAGE]: '---\ntitle: A\ndescription: B\nauthor: C\n---\n' },
      /page\.mdx:4: The front matter field "author"/,
    ],
    [
      'a description that is too long',
      { [PAGE]: `---\ntitle: A\ndescription: ${'b'.repeat(161)}\n---\n` },
      /page\.mdx:3: The front matter field "description"/,
    ],
    [
      'front matter that is not YAML',
      { [PAGE]: '---\ntitle: [A\n---\n' },
      /page\.mdx:\d: The front matter is not valid YAML/,
    ],
    [
      'an entry without page',
      {
        'nav.ts':
          "export const nav = [\n  { pathname: '/acme/invoice' },\n  { pathname: '/acme/invoices' },\n];\n",
      },
      /^acme: \S+nav\.ts:3: The navigation entry "\/acme\/invoices" has no page\..*Did you mean \/acme\/invoice\?/,
    ],
    [
      'a planned entry whose page exists',
      { 'nav.ts': "export const nav = [{ pathname: '/acme/invoice', planned: true }];\n" },
      /nav\.ts:1: .*is flagged as planned/,
    ],
    [
      'a page without entry',
      { 'nav.ts': 'export const nav = [];\n' },
      /page\.mdx:1: The page "\/acme\/invoice" has no entry in \S+nav\.ts/,
    ],
    [
      'a duplicate pathname',
      {
        'nav.ts':
          "export const nav = [{ pathname: '/acme/invoice' }, { pathname: '/acme/invoice/' }];\n",
      },
      /^acme: \S+nav\.ts:1: "\/acme\/invoice" appears at nav\[0\] and nav\[1\]/,
    ],
    [
      'an unknown flag',
      { 'nav.ts': "export const nav = [{ pathname: '/acme/invoice', beto: true }];\n" },
      /has an unknown field: beto\..*Use only these fields: pathname/,
    ],
    [
      'a demo that does not exist',
      { [PAGE]: page('<Demo name="Totl" />') },
      /page\.mdx:6: There is no demo "Totl"\..*Did you mean Total\?/,
    ],
    [
      'a demo without story',
      {
        'pages/invoice/invoice.stories.tsx':
          "export default { title: 'Acme/Invoice' };\nexport const Sum = {};\n",
      },
      /The demo "Total" has no story\..*Its stories: Sum/,
    ],
    [
      'demos without a stories file',
      { 'pages/invoice/invoice.stories.tsx': null },
      /The page has demos, but \S+invoice\.stories\.tsx does not exist/,
    ],
    [
      'a broken link',
      { [PAGE]: page('Pay [now](/acme/invoce).') },
      /page\.mdx:6: No page exists for the link "\/acme\/invoce"\..*\/acme\/invoice/,
    ],
    [
      'a broken anchor',
      { [PAGE]: page('## Totals\n\nSee [it](/acme/invoice#total).') },
      /page\.mdx:8: The page "\/acme\/invoice" has no anchor for the link .*#totals/,
    ],
    [
      'an unknown code language',
      { [PAGE]: page('```tsz\na\n```') },
      /page\.mdx:6: The code language "tsz" is unknown\..*Use one of: tsx, ts/,
    ],
    [
      'a second h1',
      { [PAGE]: page('# Invoice') },
      /page\.mdx:6: The heading "Invoice" has level 1/,
    ],
    [
      'an unknown element',
      { [PAGE]: page('<Dmeo name="Total" />') },
      /page\.mdx:6: There is no element <Dmeo>\..*Demo, Callout/,
    ],
    [
      'MDX that does not parse',
      { [PAGE]: page('A list of {items') },
      /page\.mdx:6: The page is not valid MDX/,
    ],
    [
      'a product without its pin',
      { 'package.json': '{}' },
      /package\.json: acme documents @acme\/ui, which its package\.json does not pin/,
    ],
  ])('names the place, the problem and the fix of %s', async (_, changes, message) => {
    write(changes);
    await expect(build()).rejects.toThrow(message);
  });
});
