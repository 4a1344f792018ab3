import { join } from 'node:path';
import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../node/paths.ts';
import { compileArticle } from './compileArticle.ts';
import type { PageSource, Product } from './content.types.ts';
import { createFrontMatter } from './parseFrontMatter.ts';

const product = { id: 'acme' } as Product;

function createPage(body: string): PageSource {
  const frontMatter = createFrontMatter({ title: 'Invoice', description: 'It.' });
  return {
    product,
    pathname: '/acme/invoice',
    file: join(ROOT, 'acme/page.mdx'),
    frontMatter,
    body,
  };
}

interface Shown extends Record<string, unknown> {
  children?: React.ReactNode;
}

/** Creates a component that renders its name and props into `data-props`, for assertions. */
const show = (name: string) =>
  function ShownElement({ children, ...props }: Shown) {
    const data = encodeURIComponent(JSON.stringify({ name, ...props }));
    return React.createElement('i', { 'data-props': data }, children);
  };

/** Returns the names and props of an article's elements, in document order. */
async function compile(body: string): Promise<Record<string, unknown>[]> {
  const runtime = { Fragment, jsx, jsxs };
  const { Content } = await compileArticle(createPage(body), { demos: [], runtime });
  const names = ['CodeBlock', 'CodeTab', 'CodeTabs', 'Callout'];
  const components = Object.fromEntries(names.map((name) => [name, show(name)]));
  const html = renderToStaticMarkup(React.createElement(Content, { components }));
  return Array.from(
    html.matchAll(/data-props="([^"]*)"/g),
    ([, data = '']) => JSON.parse(unescape(data)) as Record<string, unknown>,
  );
}

/** Decodes `data-props`; `encodeURIComponent` keeps apostrophes, which React escapes. */
function unescape(data: string): string {
  return decodeURIComponent(data.replaceAll('&#x27;', "'"));
}

const fence = (meta: string, code = 'a\nb\nc') => `\`\`\`${meta}\n${code}\n\`\`\`\n`;

const LINES = {
  plain: (text: string) => `<span class="line">${text}</span>`,
  mark: (text: string) => `<mark class="line">${text}</mark>`,
  ins: (text: string) => `<ins class="line">${text}</ins>`,
  del: (text: string) => `<del class="line">${text}</del>`,
};

describe('fence options', () => {
  const { plain, mark, ins, del } = LINES;
  const marked = mark('a\n') + plain('b\n') + mark('c');

  test.each([
    ['text', { html: 'a\nb\nc' }],
    ['text title="src/App.tsx"', { html: 'a\nb\nc', title: 'src/App.tsx' }],
    ['text lines', { html: plain('a\n') + plain('b\n') + plain('c'), firstLine: 1 }],
    ['text {1,3} lines=10 title="A = {1}"', { html: marked, firstLine: 10, title: 'A = {1}' }],
    ['text { 1 , 3 }', { html: marked }],
    ['text add={2-3} remove={1}', { html: del('a\n') + ins('b\n') + ins('c') }],
    ['text {2} add={1} remove={3}', { html: ins('a\n') + mark('b\n') + del('c') }],
  ])('parses the fence options %s', async (meta, props) => {
    const block = { name: 'CodeBlock', language: 'text' };
    expect(await compile(fence(meta))).toEqual([{ ...block, ...props }]);
  });

  test.each([
    ['text title', 'title needs a value'],
    ['text title=""', 'title cannot be ""'],
    ['text title=App.tsx', 'title cannot be App.tsx'],
    ['text title="App.tsx', 'unknown option title="App.tsx'],
    ['text titel="App.tsx"', 'unknown option titel'],
    ['text __proto__', 'unknown option __proto__'],
    ['text constructor="a"', 'unknown option constructor'],
    ['text lines=0', 'lines cannot be 0'],
    ['text lines={1}', 'lines cannot be {1}'],
    ['text lines lines', 'lines is repeated'],
    ['text {1} {2}', '{2} is repeated'],
    ['text {}', '{} is not a list of lines'],
    ['text {1,}', '{1,} is not a list of lines'],
    ['text {0}', '{0} is not a list of lines'],
    ['text {3-2}', '{3-2} is not a list of lines'],
    ['text {a}', '{a} is not a list of lines'],
    ['text {1', 'unknown option {1'],
    ['text add', 'add needs a value'],
    ['text add="1"', 'add cannot be "1"'],
    ['text add={1} remove={1}', 'line 1 is marked twice'],
    ['text {1-3} add={2}', 'line 2 is marked twice'],
    ['text storageKey="a"', 'storageKey needs tab'],
    ['text tab="A" storageKey="No good"', 'storageKey cannot be "No good"'],
    ['bash packages title="A"', 'packages allows no other options'],
    ['text packages', 'packages needs the language bash, not text'],
  ])('reports the line of the invalid fence options %s', async (meta, problem) => {
    const error = await compile(`Text.\n\n${fence(meta)}`).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'content/code-meta' });
    expect(String(error)).toContain(`acme: acme/page.mdx:3: `);
    expect(String(error)).toContain(`are invalid: ${problem}`);
    expect(String(error)).toContain('title="App.tsx", lines or lines=10, {2,4-6}, add={3}');
  });

  test.each(['{4}', '{1-9}', 'add={4}', 'lines remove={2,70}'])(
    'throws when fence options mark a line that does not exist: %s',
    async (meta) => {
      await expect(compile(fence(`text ${meta}`))).rejects.toThrow(
        /^acme: acme\/page\.mdx:1: The code block has 3 lines, so line \d+ cannot/,
      );
    },
  );
});

describe('code tabs', () => {
  test('renders adjacent code fences with tab names as one group of code tabs', async () => {
    const body = [
      fence('text tab="A" storageKey="sort" title="a.txt"'),
      fence('text tab="B"'),
      'Text.\n',
      fence('text'),
      fence('text tab="C"'),
      fence('text tab="D" {1}'),
    ].join('\n');
    const elements = await compile(body);
    expect(elements.map(({ name, id, title }) => id ?? title ?? name)).toEqual([
      'docs-code-tabs-1',
      'A',
      'a.txt',
      'B',
      'CodeBlock',
      'CodeBlock',
      'docs-code-tabs-2',
      'C',
      'CodeBlock',
      'D',
      'CodeBlock',
    ]);
    expect(elements[0]).toEqual({ name: 'CodeTabs', id: 'docs-code-tabs-1', storageKey: 'sort' });
    expect(elements[6]).toEqual({ name: 'CodeTabs', id: 'docs-code-tabs-2' });
    expect(elements[3]).toEqual({ name: 'B' });
  });

  test('starts a new group of code tabs when the storage key changes', async () => {
    const body = ['A', 'B', 'C', 'D']
      .map((name, index) => fence(`text tab="${name}" storageKey="${index < 2 ? 'one' : 'two'}"`))
      .join('\n');
    const groups = (await compile(body)).filter(({ id }) => id !== undefined);
    expect(groups.map(({ storageKey }) => storageKey)).toEqual(['one', 'two']);
  });

  test('renders groups of code tabs inside list items and callouts', async () => {
    const inList = `1. Do.\n\n${fence('text tab="A"')}\n${fence('text tab="B"')}`.replace(
      /\n(?=.)/g,
      '\n   ',
    );
    const inCallout = `<Callout>\n\n${fence('text tab="A"')}\n${fence('text tab="B"')}\n</Callout>`;
    const elements = await compile(`${inList}\n${inCallout}`);
    expect(elements.map(({ id }) => id).filter(Boolean)).toEqual([
      'docs-code-tabs-1',
      'docs-code-tabs-2',
    ]);
  });

  test.each([
    ['a single tab', `${fence('text tab="A"')}\nText.\n`, 1, '"A" is the only tab'],
    [
      'two tabs with the same name',
      `${fence('text tab="A"')}\n${fence('text tab="A"')}`,
      7,
      'two tabs have the name "A"',
    ],
  ])('throws for a group of code tabs with %s', async (_, body, line, problem) => {
    await expect(compile(body)).rejects.toThrow(
      `acme: acme/page.mdx:${line}: A group of code tabs is invalid: ${problem}.`,
    );
  });
});

describe('package commands', () => {
  test('renders a package command as a code tab for every package manager', async () => {
    const elements = await compile(fence('bash packages', 'npm install react'));
    expect(elements[0]).toEqual({
      name: 'CodeTabs',
      id: 'docs-code-tabs-1',
      storageKey: 'package-manager',
    });
    const texts = elements.map(({ html }) => String(html ?? '').replace(/<[^>]+>/g, ''));
    expect(texts.filter(Boolean)).toEqual([
      'npm install react',
      'pnpm add react',
      'yarn add react',
      'bun add react',
    ]);
  });

  test('reports the line of a code fence with an unknown package command', async () => {
    const body = `Text.\n\n${fence('bash packages', 'npm install react\nnpm ls')}`;
    await expect(compile(body)).rejects.toThrow(
      /page\.mdx:3: The command "npm ls" cannot be translated for other package managers\./,
    );
  });
});
