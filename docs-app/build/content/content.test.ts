import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { DemoCode } from '@vitrine/ui';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSite, checkRenderedLinks } from '../pipeline/createSite.ts';
import { checkSources, emptyServer, noAssets } from '../pipeline/checkSources.ts';
import {
  attemptAsync,
  collectMistakes,
  strictMistakes,
  writeMistakes,
  type Mistakes,
} from '../shared/mistakes.ts';
import type { RenderedRoute } from '../routes/site.types.ts';
import { parseSiteEnv } from '../shared/siteEnv.ts';

let dir = '';

/** Files of a valid product with a page, a demo and a story; most tests change some of them. */
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

function write(
  changes: Record<string, string | Buffer | null> = {},
  { product = 'acme', base = files } = {},
): void {
  for (const [path, text] of Object.entries({ ...base, ...changes })) {
    if (text === null) continue;
    const file = join(dir, product, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const assets = { ...noAssets, productUrl: (id: string) => id };

function readSite(mistakes: Mistakes = strictMistakes) {
  return createSite({
    ...{ productsDir: dir, mistakes, server: emptyServer, assets, workbenchUrl: '/workbench/' },
    evidenceFor: () => ({ verdict: undefined, findings: [] }),
    env: parseSiteEnv({ VITE_PRODUCTION_HOST: 'docs.example' }),
  });
}

/** Reads the site, renders its pages and checks them, as a build does. */
async function build(mistakes: Mistakes = strictMistakes): Promise<RenderedRoute[]> {
  const site = await readSite(mistakes);
  const rendered = await Promise.all(
    site.routes.map((route) => attemptAsync(mistakes, () => route.render('en'), route.pathname)),
  );
  const pages = rendered.filter((page) => page !== undefined);
  checkRenderedLinks(
    pages.map(({ page, ...parts }) => ({ pathname: page.pathname, ...parts })),
    { extra: ['/workbench/'], mistakes },
  );
  return pages;
}

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'vitrine-content-'));
});

afterEach(() => rmSync(dir, { recursive: true, force: true }));

const rendered = async () =>
  (await build()).find(({ page: { pathname } }) => pathname === '/acme/invoice')!;

const page = (body: string) =>
  `---\ntitle: Invoice\ndescription: Shows what is owed.\n---\n\n${body}\n`;
const PAGE = 'pages/invoice/page.mdx';
const DEMO = 'pages/invoice/demos/Total/system.tsx';
const STORIES = 'pages/invoice/invoice.stories.tsx';
const PNG = Buffer.from('iVBORw0KGgo', 'base64');

test('builds the pages of a product without content mistakes', async () => {
  write();
  expect((await build()).map(({ page: { pathname } }) => pathname)).toContain('/acme/invoice');
});

describe('content errors', () => {
  test.each<[string, Record<string, string | Buffer | null>, RegExp]>([
    [
      'missing front matter',
      { [PAGE]: '## Totals\n' },
      /^acme: \S+page\.mdx:1: The page has no front matter\..*Start the file with a block between two "---" lines/,
    ],
    [
      'a name in inline code that nothing declares',
      {
        [PAGE]: page('Label a `Totals` with an `aria-label` and a `title`.'),
      },
      /page\.mdx:6: Neither this page nor a package of Acme declares "Totals"\..*Did you mean Total\?/,
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
      /^acme: \S+nav\.ts:3: The navigation entry "\/acme\/invoices" has no page\..*Did you mean one of \/acme\/invoice,/,
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
      'a page directly in the folder of pages',
      { 'pages/page.mdx': page('Hello') },
      /^acme: \S+pages\/page\.mdx:1: The file page\.mdx is directly in the folder pages\. The path \/acme redirects/,
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
    [
      'an unknown element in a line (FAULT D1)',
      { [PAGE]: page('Hello <Foo /> there') },
      /^acme: \S+page\.mdx:6: There is no element <Foo>\..*Use one of: Demo, Callout/,
    ],
    [
      'an unknown demo in a line (FAULT D1)',
      { [PAGE]: page('Hello <Demo name="Nope" /> there') },
      /page\.mdx:6: There is no demo "Nope"/,
    ],
    [
      'an unknown element in an expression (FAULT D1)',
      { [PAGE]: page('Hello {[1].map((n) => <Foo key={n} />)} there') },
      /page\.mdx:6: There is no element <Foo>/,
    ],
    [
      'an unknown name in an expression (FAULT D1)',
      { [PAGE]: page('One\n\n{totl.sum}') },
      /page\.mdx:8: The expression "\{totl\.sum\}" uses the unknown name "totl"/,
    ],
    [
      'an unknown name in an attribute (FAULT D1)',
      { [PAGE]: page('<b title={totl}>x</b>') },
      /page\.mdx:6: The expression "\{totl\}" uses the unknown name "totl"/,
    ],
    [
      'an unknown name in a spread (FAULT D1)',
      { [PAGE]: page('<b {...totl}>x</b>') },
      /page\.mdx:6: .*uses the unknown name "totl"/,
    ],
    [
      'an import (FAULT D1)',
      { [PAGE]: page("import { a } from './a.ts'\n\n{a}") },
      /page\.mdx:6: The page has the import "import \{ a \} from '\.\/a\.ts'"/,
    ],
    [
      'a missing image (FAULT D3)',
      { [PAGE]: page('![x](./shoot.png)'), 'pages/invoice/shot.png': PNG },
      /page\.mdx:6: The image "\.\/shoot\.png" cannot be shown: the file does not exist\..*Did you mean \.\/shot\.png\?/,
    ],
    [
      'an image of another site (FAULT D3)',
      { [PAGE]: page('See\n![x](https://img.example/a.png)') },
      /page\.mdx:7: The image "https:\/\/img\.example\/a\.png" cannot be shown: it is on another site/,
    ],
    [
      'an image reference to a file outside of the folder (FAULT D3)',
      { [PAGE]: page('![x][shot]\n\n[shot]: ../shot.png'), 'pages/shot.png': PNG },
      /page\.mdx:6: The image "\.\.\/shot\.png" cannot be shown: it is outside/,
    ],
    [
      'an image element without its file (FAULT D3)',
      { [PAGE]: page('Hello <img src="./no.png" alt="" />') },
      /page\.mdx:6: The image "\.\/no\.png" cannot be shown/,
    ],
    [
      'a literal image source without its file (FAULT D3)',
      { [PAGE]: page("<img src={'./no.png'} alt='' />") },
      /page\.mdx:6: The image "\.\/no\.png" cannot be shown: the file does not exist/,
    ],
    [
      'a source set with an image of another site (FAULT D3)',
      { [PAGE]: page('<picture><source srcSet="//a.example/b.png 2x" /></picture>') },
      /page\.mdx:6: The image "\/\/a\.example\/b\.png" cannot be shown: it is on another site/,
    ],
    [
      'a video of another site (FAULT D3)',
      { [PAGE]: page('<video src="https://a.example/b.mp4" />') },
      /page\.mdx:6: The video or audio file "https:\/\/a\.example\/b\.mp4" cannot be shown/,
    ],
    [
      'a missing poster (FAULT D3)',
      { [PAGE]: page('<video poster="./no.png" />') },
      /page\.mdx:6: The image "\.\/no\.png" cannot be shown/,
    ],
    [
      'a frame of another site (FAULT D3)',
      { [PAGE]: page('<iframe title="x" src="https://a.example/" />') },
      /page\.mdx:6: The frame "https:\/\/a\.example\/" cannot be shown: it is on another site/,
    ],
    [
      'a column of a table without a name (WCAG 1.3.1)',
      { [PAGE]: page('| Prop | |\n| --- | --- |\n| `open` | required |') },
      /page\.mdx:6: Column 2 of the table has no name\./,
    ],
    [
      'an unknown severity (FAULT D4)',
      { [PAGE]: page('<Callout severity="danger">x</Callout>') },
      /page\.mdx:6: The element <Callout> has an invalid attribute: severity="danger"\..*Use one of: severity="info\|success\|warning\|error"/,
    ],
    [
      'an unknown attribute (FAULT D4)',
      { [PAGE]: page('<Callout type="info">x</Callout>') },
      /invalid attribute: type="info"/,
    ],
    [
      'an attribute that is no string (FAULT D4)',
      { [PAGE]: page('<Demo name={"Total"} />') },
      /invalid attribute: name=\{"Total"\}/,
    ],
    [
      'an enum in a demo (FAULT D7)',
      { [DEMO]: 'enum A { B }\nexport default function Total() {\n  return A.B;\n}\n' },
      /^acme: \S+Total\/system\.tsx:1: The file "system\.tsx" of a demo cannot be read: JavaScript has no "enum A/,
    ],
    [
      'a demo that does not parse (FAULT D7)',
      { [DEMO]: 'export default function Total() {\n  return <b>7</i>;\n}\n' },
      /Total\/system\.tsx:2: The file "system\.tsx" of a demo cannot be read: .*Expected corresponding JSX closing tag/,
    ],
    [
      'a demo file of another type (FAULT D8)',
      { [DEMO]: `import './a.wasm';\n${files[DEMO]}`, 'pages/invoice/demos/Total/a.wasm': PNG },
      /system\.tsx:1: The demo imports "a\.wasm", whose type is unknown\..*Use a file of one of these types: \.css/,
    ],
    [
      'stories without a title (FAULT D9)',
      { [STORIES]: 'export default {};\nexport const Total = {};\n' },
      /^acme: \S+invoice\.stories\.tsx:1: The stories have the title ""\..*Start the title with the name of the product: Acme/,
    ],
    [
      'stories of another category (FAULT D9)',
      { [STORIES]: "export default {\n  title: 'Ace/Invoice',\n};\nexport const Total = {};\n" },
      /stories\.tsx:2: The stories have the title "Ace\/Invoice"/,
    ],
    [
      'stories without a default export (FAULT D9)',
      { [STORIES]: 'export const Total = {};\n' },
      /^acme: \S+invoice\.stories\.tsx:1: The stories file cannot be read: missing default export\./,
    ],
    [
      'stories that do not parse (FAULT D9)',
      { [STORIES]: "export default { title: 'Acme/A'\nexport const Total = {};\n" },
      /stories\.tsx:2: The stories file cannot be read: Unexpected token/,
    ],
    [
      'stories with a computed title (FAULT D9)',
      { [STORIES]: 'export default { title: `Acme/${1}` };\nexport const Total = {};\n' },
      /stories\.tsx:1: The stories file cannot be read: unexpected dynamic title\./,
    ],
    [
      'a product module that throws',
      { 'nav.ts': "export const nav = [\n  entry('/acme/invoice'),\n];\n" },
      /^acme: \S+nav\.ts:\d: The product in the folder acme cannot be read: entry is not defined/,
    ],
    [
      'a product module that does not parse',
      { 'nav.ts': 'export const nav = [;\n' },
      /^acme: \S+acme\/\S+\.ts:1: The product in the folder acme cannot be read/,
    ],
    [
      'a product without a name',
      { 'product.ts': "export const product = { id: 'acme', packageName: 'a', packages: {} };\n" },
      /^acme: \S+index\.ts:1: The product in the folder acme cannot be read: product\.name: /,
    ],
    [
      'an entry without a pathname',
      { 'nav.ts': "export const nav = [{ pathname: '/a', children: [{ title: 'A' }] }];\n" },
      /cannot be read: nav\[0\]\.children\[0\]\.pathname: /,
    ],
    [
      'a package.json that does not parse',
      { 'package.json': '{' },
      /^acme: \S+package\.json:1: The product in the folder acme cannot be read/,
    ],
    [
      'a style sheet that does not parse',
      {
        [DEMO]: `import './Total.css';\n${files[DEMO]}`,
        'pages/invoice/demos/Total/Total.css': '.Total {\n  color: red;\n',
      },
      /Total\.css:1: The file "Total\.css" of a demo cannot be read: Unclosed block/,
    ],
    [
      'a Tailwind styling without the style sheet of the products',
      { 'pages/invoice/demos/Total/tailwind.tsx': files[DEMO]! },
      /^acme: \S+tailwind\.tsx:1: The demo has a Tailwind styling, but \S+tailwind\.css does not exist\./,
    ],
    [
      'a module of the product that is missing',
      { 'index.ts': "export { nav } from './tree.ts';\n" },
      /^acme: \S+\/index\.ts:1: The product in the folder acme cannot be read: Cannot find module/,
    ],
    [
      'an unknown component in front matter',
      { [PAGE]: page('x').replace('---\n\n', 'components: [Buton]\n---\n\n') },
      /^acme: \S+page\.mdx:4: The types of the packages that acme pins export no component "Buton"/,
    ],
  ])(
    'throws an error that describes the problem when the content has %s',
    async (_, changes, message) => {
      write(changes);
      await expect(build()).rejects.toThrow(message);
    },
  );
});

describe('list of mistakes', () => {
  test('lists every content mistake once, with its file and line (FAULT Bad input)', async () => {
    write({
      'package.json': '{ "dependencies": { "@acme/ui": "1.2.3" } }',
      'nav.ts':
        "export const nav = [\n  { pathname: '/acme/invoice', beto: true },\n  { pathname: '/acme/bill' },\n  { pathname: '/acme/missing' },\n];\n",
      [PAGE]: page(
        '# One\n\n<Foo />\n\nHello <Demo name="Nope" />\n\n```tsz\na\n```\n\n![x](./no.png)\n\n[a](/acme/nothing) [b](#none) [bill](/acme/bill#totals)',
      ),
      [STORIES]: "export default { title: 'Acme/Invoice' };\nexport const Sum = {};\n",
      'pages/bill/page.mdx': '---\ntitle: 7\nauthor: B\n---\n',
    });
    write({ 'index.ts': 'export const product = {;' }, { product: 'other' });
    const mistakes = collectMistakes();
    await checkSources(dir, mistakes);
    await build(mistakes);
    const lines = mistakes.list.map(({ code, message }) => {
      const [, place] = /^(\w+: \S+:\d+): /.exec(message) ?? [];
      return `${code} ${place?.replace(/: \S+\//, ' ')}`;
    });
    expect(lines.toSorted()).toEqual([
      'content/broken-anchor acme page.mdx:18',
      'content/broken-link acme page.mdx:18',
      'content/demo-without-story acme system.tsx:1',
      'content/entry-without-page acme nav.ts:4',
      'content/front-matter-field acme page.mdx:1',
      'content/front-matter-field acme page.mdx:2',
      'content/front-matter-field acme page.mdx:3',
      'content/heading-one acme page.mdx:6',
      'content/image acme page.mdx:16',
      'content/product-module other index.ts:1',
      'content/unknown-demo acme page.mdx:10',
      'content/unknown-element acme page.mdx:8',
      'content/unknown-language acme page.mdx:12',
      'nav/unknown-field acme nav.ts:2',
    ]);
    const text = writeMistakes(mistakes);
    expect(text).toMatch(/\n\n14 mistakes$/);
    expect(text).toMatch(/^content\/\S+\nacme: \S+/m);
  });

  test('lists no content mistakes when a product is valid', async () => {
    write();
    const mistakes = collectMistakes();
    await build(mistakes);
    expect(writeMistakes(mistakes)).toBe('');
  });

  test('throws a TypeError instead of listing it as a content mistake', () => {
    expect(() => collectMistakes().report(new TypeError('a bug'))).toThrow(TypeError);
  });
});

test.each([
  ['a byte order mark', '\uFEFF', '\n'],
  ['Windows line ends', '', '\r\n'],
])('reads a page with %s (FAULT D2)', async (_, mark, lineEnd) => {
  const text = `${page('## Totals\n\n```bash packages\nnpm i @acme/ui\nnpm run dev\n```\n\n<Demo name="Total" />')}`;
  const convert = (file: string) => mark + file.replaceAll('\n', lineEnd);
  write(
    Object.fromEntries(
      Object.entries({ ...files, [PAGE]: text })
        .filter(([path]) => path !== 'package.json')
        .map(([path, file]) => [path, convert(file)]),
    ),
  );
  const { page: built, files: written } = await rendered();
  expect(built).toMatchObject({ title: 'Invoice', headings: [{ id: 'totals' }] });
  const sources = JSON.parse(String(written['/acme/invoice/demos/Total.json'])) as DemoCode;
  expect(JSON.stringify(sources)).not.toMatch(/\\r|\uFEFF/);
});

test('publishes the images of a page below its pathname (FAULT D3)', async () => {
  write({
    [PAGE]: page(
      '![x](./shot.png) ![y](<images/my shot.png>) ![z][z] <img src="shot.png" alt="" />\n\n[z]: ./shot.png',
    ),
    'pages/invoice/shot.png': PNG,
    'pages/invoice/images/my shot.png': PNG,
  });
  const { files: written } = await rendered();
  expect(written['/acme/invoice/shot.png']).toEqual(PNG);
  expect(written['/acme/invoice/images/my shot.png']).toEqual(PNG);
  const markdown = String(written['/acme/invoice.md']);
  expect(markdown.match(/\/acme\/pages\/invoice\/(?:shot|images\/my%20shot)\.png/g)).toHaveLength(
    4,
  );
});

test('publishes the media of HTML elements below the pathname of the page (FAULT D3)', async () => {
  write({
    [PAGE]: page(
      '<picture><source srcSet="./a.png 1x, b.png 2x" /><img src={`./c.png`} alt="" /></picture>\n\n<video src="./d.mp4" poster="e.png" />',
    ),
    ...Object.fromEntries(
      ['a.png', 'b.png', 'c.png', 'd.mp4', 'e.png'].map((name) => [`pages/invoice/${name}`, PNG]),
    ),
  });
  const { files: written } = await rendered();
  for (const name of ['a.png', 'b.png', 'c.png', 'd.mp4', 'e.png'])
    expect(written[`/acme/invoice/${name}`]).toEqual(PNG);
});

test('adds the size and the data URL of an image that a demo imports (FAULT D8)', async () => {
  write({
    [DEMO]: `import logo from './logo.png';\n${files[DEMO]}`,
    'pages/invoice/demos/Total/logo.png': PNG,
  });
  const { files: written } = await rendered();
  const { sources } = JSON.parse(String(written['/acme/invoice/demos/Total.json'])) as DemoCode;
  expect(sources[0].files[1]).toMatchObject({
    name: 'logo.png',
    html: expect.stringContaining('logo.png: image/png, 8 bytes') as string,
    dataUrl: 'data:image/png;base64,iVBORw0KGgo=',
  });
});

test('removes the planned flag of a navigation entry when another product has the page (FAULT D12)', async () => {
  write({
    'nav.ts':
      "export const nav = [\n  { pathname: '/acme/invoice' },\n  { pathname: '/other/bill', planned: true },\n  { pathname: '/other/later', planned: true },\n];\n",
  });
  const other = {
    'product.ts':
      "export const product = { id: 'other', name: 'Other', tagline: 'Parts.', packageName: '@acme/ui', packages: {} };\n",
    'nav.ts': "export const nav = [{ pathname: '/other/bill' }];\n",
    'pages/bill/page.mdx': page('Hello'),
  };
  write(other, {
    product: 'other',
    base: { 'package.json': files['package.json']!, 'index.ts': files['index.ts']! },
  });
  const site = await readSite();
  const [acme] = site.products;
  expect(acme!.product.nav).toMatchObject([
    { title: 'Invoice', flags: [] },
    { title: 'Bill', flags: [] },
    { title: 'Later', flags: ['planned'] },
  ]);
});

test('omits a page that is directly in the folder of pages', async () => {
  write({ 'pages/page.mdx': page('Hello') });
  const mistakes = collectMistakes();
  const pages = await build(mistakes);
  expect(mistakes.list.map(({ code }) => code)).toEqual(['content/page-without-folder']);
  expect(pages.map(({ page: { pathname } }) => pathname)).not.toContain('/acme/.');
});

test('lists one mistake when a generated page has the pathname of a written page', async () => {
  write({ 'pages/all/page.mdx': page('## Totals\n\nSee [totals](#totals).') });
  const mistakes = collectMistakes();
  await build(mistakes);
  expect(mistakes.list.map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /^acme: \S+pages\/all\/page\.mdx:1: A generated page also has the pathname "\/acme\/all"\./,
    ),
  ]);
});

test('throws for a navigation entry when no product has the page (FAULT D12)', async () => {
  write({
    'nav.ts': "export const nav = [{ pathname: '/acme/invoice' }, { pathname: '/other/bill' }];\n",
  });
  await expect(build()).rejects.toThrow('The navigation entry "/other/bill" has no page.');
});
