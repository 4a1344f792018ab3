import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../node/paths.ts';
import { compileArticle } from './compileArticle.ts';
import type { PageSource, Product } from './content.types.ts';
import { createFrontMatter } from './parseFrontMatter.ts';

interface Parts {
  demos?: string[];
  sections?: string[];
}

function compile(body: string, { demos = [], sections = [] }: Parts = {}) {
  const page = {
    product: { id: 'acme' } as Product,
    pathname: '/acme/invoice',
    file: join(ROOT, 'acme/page.mdx'),
    frontMatter: createFrontMatter({ title: 'A', description: 'B' }),
    body,
  } satisfies PageSource;
  return compileArticle(page, { demos, sections, runtime: { Fragment, jsx, jsxs } });
}

async function render(body: string, parts?: Parts): Promise<string> {
  const { Content } = await compile(body, parts);
  const components = { a: (props: object) => createElement('a', { 'data-link': '', ...props }) };
  return renderToStaticMarkup(createElement(Content, { components }));
}

const idsOf = async (body: string, parts?: Parts) =>
  Array.from((await render(body, parts)).matchAll(/ id="([^"]*)"/g), ([, id]) => id);

describe('ids of headings', () => {
  test('creates heading ids without the reserved prefix "docs-" (FAULT C1)', async () => {
    expect(await idsOf('## Docs settings\n\n## Section docs settings\n\n## Settings')).toEqual([
      'section-docs-settings',
      'section-docs-settings-1',
      'settings',
    ]);
  });

  test('creates heading ids that differ from the ids of page sections and demos (FAULT C1)', async () => {
    const parts = { demos: ['Total'], sections: ['api'] };
    expect(await idsOf('## API\n\n## Total\n\n## Footnote label', parts)).toEqual([
      'api-1',
      'total',
      'footnote-label-1',
    ]);
    expect(await idsOf('## API')).toEqual(['api']);
  });

  test('creates a heading id that differs from the id of a later HTML element (FAULT C1)', async () => {
    expect(await idsOf('## Totals\n\n<p id="totals">A</p>')).toEqual(['totals-1', 'totals']);
  });

  test('creates a heading id when the heading has only symbols (FAULT C3)', async () => {
    expect(await idsOf('## 🎉\n\n## ?!\n\n## 安装')).toEqual(['section', 'section-1', '安装']);
  });

  test.each(['<p id="docs-x">A</p>', '<h2 id="docs-x">A</h2>', 'A <b id="docs-x">b</b>'])(
    'throws for an id with the reserved prefix "docs-" in %s (FAULT C1)',
    async (body) => {
      await expect(compile(`Text.\n\n${body}`)).rejects.toThrow(
        /^acme: acme\/page\.mdx:3: The id "docs-x" begins with "docs-"/,
      );
    },
  );
});

describe('expressions in headings', () => {
  test.each([
    ['a string', '## Install {version}', 'Install 2.0', 'install-20'],
    ['a number', '## Version {1 + 1}', 'Version 2', 'version-2'],
    [
      'an expression in bold',
      '## Use **{version} or later**',
      'Use 2.0 or later',
      'use-20-or-later',
    ],
    ['an HTML heading', '<h2>Install {version}</h2>', 'Install 2.0', 'install-20'],
    ['an HTML heading with lines', '<h2>\n  {version}\n</h2>', '2.0', '20'],
    ['a comment', '## Setup {/* cspell:ignore foo */}', 'Setup', 'setup'],
    ['an element', '## Setup {<b>now</b>} or later', 'Setup or later', 'setup-or-later'],
    ['an expression that throws', '## Setup {version.a.b}', 'Setup', 'setup'],
  ])('reads the value of %s in a heading', async (_, body, text, id) => {
    const { headings } = await compile(`export const version = '2.0'\n\n${body}`);
    expect(headings).toEqual([{ id, text, depth: 2 }]);
  });

  test('reads the value in a heading when another expression of the page throws', async () => {
    const body =
      "export const version = '2.0'\n\n## Install {version}\n\n{[1].map((n) => <Callout key={n} />)}";
    expect((await compile(body)).headings).toMatchObject([{ text: 'Install 2.0' }]);
  });

  test('renders the value and omits the heading link of a comment after a link', async () => {
    const body = "export const version = '2.0'\n\n## Install {version}\n\n## [A](/b) {/* c */}";
    const html = (await render(body)).replaceAll(' data-link=""', '');
    expect(html).toContain('<h2 id="install-20"><a href="#install-20">Install 2.0</a></h2>');
    expect(html).toMatch(/<h2 id="a"><a href="\/b">A<\/a> ?<\/h2>/);
  });
});

test.each([
  ['<br />', '## One<br />Two'],
  ['a hard break', 'One\\\nTwo\n---'],
  ['<br /> in an HTML heading', '<h2>One<br />Two</h2>'],
])('separates the words of a heading when it has %s', async (_, body) => {
  expect((await compile(body)).headings).toEqual([{ id: 'one-two', text: 'One Two', depth: 2 }]);
});

describe('links of headings', () => {
  test.each([
    ['text', '## A *b*', '<a href="#a-b">A <em>b</em></a>'],
    ['a link', '## [A](/b)', '<a href="/b">A</a>'],
    [
      'text and a link',
      '## See [the guide](/b), first',
      '<a href="#see-the-guide-first">See </a><a href="/b">the guide</a><a href="#see-the-guide-first">, first</a>',
    ],
    ['a link and a dot', '## [A](/b).', '<a href="/b">A</a>.'],
    [
      'a link in bold',
      '## A **[b](/c)**',
      '<a href="#a-b">A </a><strong><a href="/c">b</a></strong>',
    ],
    ['a reference', '## A [b][c]\n\n[c]: /d', '<a href="#a-b">A </a><a href="/d">b</a>'],
    ['an HTML link', '## A <a href="/b">b</a>', '<a href="#a-b">A </a><a href="/b">b</a>'],
  ])(
    'links a heading to its anchor without nested links: %s (FAULT C3)',
    async (_, body, expected) => {
      const [, content = ''] = /<h2[^>]*>(.*?)<\/h2>/.exec(await render(body)) ?? [];
      expect(content.replaceAll(' data-link=""', '')).toBe(expected);
    },
  );
});

describe('headings that are written as HTML', () => {
  test.each([
    ['<h2>Totals</h2>', 'totals', 'Totals'],
    ['<h2>\n  Totals *now*\n</h2>', 'totals-now', 'Totals <em>now</em>'],
    ['<h3 id="sum">Totals</h3>', 'sum', 'Totals'],
    ['<h3 id="">Totals</h3>', 'totals', 'Totals'],
  ])('adds an id and a link to the HTML heading %s (FAULT C3)', async (body, id, text) => {
    const html = (await render(body)).replaceAll(' data-link=""', '');
    expect(html).toMatch(new RegExp(`^<h[23] id="${id}"><a href="#${id}">${text}</a></h[23]>$`));
  });

  test('adds HTML headings to the table of contents and the anchors of a page (FAULT C3)', async () => {
    const { headings, anchors } = await compile('## A\n\n<h3>B</h3>\n\n<h4 id="see">C</h4>');
    expect(headings).toEqual([
      { id: 'a', text: 'A', depth: 2 },
      { id: 'b', text: 'B', depth: 3 },
    ]);
    expect([...anchors]).toEqual(['see', 'a', 'b']);
  });

  test('throws for an HTML heading of level 1 (FAULT C3)', async () => {
    await expect(compile('<h1>Totals</h1>')).rejects.toThrow(
      /page\.mdx:1: The heading "Totals" has level 1/,
    );
  });
});

test('lists the href and line of Markdown links, link definitions and HTML links (FAULT C4)', async () => {
  const { links } = await compile(
    '[a](/a)\n\n[b][ref]\n\n<a href="/d">d</a> and <a href={\'/e\'}>e</a>\n\n<a href={`/${1}`}>f</a>\n\n[ref]: /b',
  );
  expect(links).toEqual([
    { href: '/a', line: 1 },
    { href: '/d', line: 5 },
    { href: '/e', line: 5 },
    { href: '/b', line: 9 },
  ]);
});

test('renders HTML links and Markdown links with the same component (FAULT C4)', async () => {
  expect(await render('<a href="/a">a</a> [b](/b)')).toBe(
    '<p><a data-link="" href="/a">a</a> <a data-link="" href="/b">b</a></p>',
  );
});
