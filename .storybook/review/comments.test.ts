// @vitest-environment jsdom
import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { expect, test } from 'vitest';
import {
  importComments,
  linkToStory,
  mergeComments,
  parseComments,
  writeComments,
  type Comment,
} from './comments.ts';

const comment: Comment = {
  ...{ storyId: 'docs-ui-page-footer--default', text: 'Too close.\nTwo units --> three.' },
  ...{ link: 'https://docs.example/workbench/?path=/story/docs-ui-page-footer--default' },
  ...{ date: '2026-11-23T10:00:00.000Z', author: 'Ada', severity: 'minor' },
};

test.each([
  ['spaces in args', 'panel=x&', 'args=label:Save+all;hint:Two%20words'],
  ['args and globals', 'tabs=x&', 'args=open:!true&globals=mode:dark;spacing:12'],
  ['objects and booleans in globals', '', 'globals=viewport.value:xs;outline:!true'],
])('linkToStory links to a story with %s as the URL encodes them', (_, other, state) => {
  const base = `https://docs.example/workbench/?path=/story/other--one&${other}${state}`;
  expect(linkToStory(base, 'invoice--open')).toBe(
    `https://docs.example/workbench/?path=/story/invoice--open&${state}`,
  );
});

test('linkToStory omits args and globals when they are empty', () => {
  const base = 'https://docs.example/workbench/?path=/story/other--one&args=&globals=';
  expect(linkToStory(base, 'invoice--open')).toBe(
    'https://docs.example/workbench/?path=/story/invoice--open',
  );
});

test('writeComments formats comments as a Markdown list with links to their stories', () => {
  expect(writeComments([comment])).toContain(
    `# Review\n\n- [${comment.storyId}](${comment.link}), 2026-11-23, Ada, minor:\n  Too close.\n  Two units --> three.\n`,
  );
});

/** Renders exported comments as GitHub does. */
function renderComments(list: readonly Comment[]) {
  const options = { extensions: [gfm()], htmlExtensions: [gfmHtml()] };
  const body = document.createElement('div');
  body.innerHTML = micromark(writeComments(list), options);
  const items = [...body.querySelectorAll('li')].map(({ textContent }) => readWords(textContent));
  const names = new Set([...body.querySelectorAll('*')].map(({ localName }) => localName));
  return { items, names, links: [...body.querySelectorAll('a')].map(({ href }) => href) };
}

const readWords = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

test.each([
  'Replace <Button> by <Link>',
  'A <!-- comment',
  '<!-- vitrine-review [] -->',
  'An open fence\n\n```\ncode',
  '# One\n- two\n+ three\n1. four\n> five\n===\n---\n~~~',
  '    indented\n\n    code',
  'a | b\n--- | ---\n1 | 2',
  '*a* _b_ **c** ~~d~~ `e` [f](g) ![h](i) &lt; \\',
  '[a]: b\r\n[^1]: c\r[ ] d',
])('writeComments writes plain text that renders unchanged: %j', (text) => {
  const { items, names } = renderComments([{ ...comment, author: text, text }]);
  const facts = `2026-11-23, ${readWords(text)}, minor`;
  expect(items).toEqual([`${comment.storyId}, ${facts}: ${readWords(text)}`]);
  expect([...names].filter((name) => !/^(?:h1|ul|li|p|a)$/.test(name))).toEqual([]);
  expect(importComments(writeComments([{ ...comment, text }]))).toEqual([{ ...comment, text }]);
});

test('writeComments links to stories whose URL has brackets, spaces and entities', () => {
  const link = 'https://docs.example/(a)/?path=/story/a--b&args=a:);b:(&lt;d e';
  expect(renderComments([{ ...comment, link }]).links).toEqual([new URL(link).href]);
});

test('exported comments are imported unchanged and render their text, whatever it is', () => {
  const markup = fc.constantFrom(
    ...['<', '>', '<!--', '-->', '<!-- vitrine-review ', '`', '```', '~~~', '*', '_', '|', '- '],
    ...[
      '# ',
      '1. ',
      '2) ',
      '[',
      ']',
      '(',
      ')',
      '!',
      '&amp;',
      '&',
      '\\',
      '\n',
      '\r\n',
      '    ',
      'a',
      '=',
      ':-',
    ],
  );
  const textOf = fc.array(fc.oneof(markup, fc.string({ unit: 'grapheme', maxLength: 3 })), {
    maxLength: 20,
  });
  const string = textOf.map((parts) => parts.join(''));
  const comments = fc.array(fc.record({ text: string, author: string, date: string }), {
    minLength: 1,
    maxLength: 3,
  });
  fc.assert(
    fc.property(comments, (fields) => {
      const list = fields.map((one) => ({ ...comment, ...one }));
      expect(importComments(writeComments(list))).toEqual(list);
      const { items } = renderComments(list);
      expect(items).toHaveLength(list.length);
      for (const [index, { text }] of list.entries())
        expect(items[index]).toContain(readWords(text));
    }),
    { numRuns: process.env['PROPERTY_RUNS'] ? 5000 : 300 },
  );
});

test('importComments returns the comments of an exported file', () => {
  expect(importComments(writeComments([comment]))).toEqual([comment]);
  expect(importComments(JSON.stringify([comment]))).toEqual([comment]);
  for (const text of ['', '# Review', '<!-- vitrine-review {} -->'])
    expect(importComments(text)).toBeUndefined();
});

test('parseComments returns stored comments, and an empty list for invalid text', () => {
  expect(parseComments(JSON.stringify([comment]))).toEqual([comment]);
  for (const text of [null, '', '{', '[{"text":1}]']) expect(parseComments(text)).toEqual([]);
});

test('parseComments skips comments with `javascript:` links, and drops unknown fields and severities', () => {
  const hostile = { ...comment, link: 'javascript:alert(1)' };
  const unknown = { ...comment, severity: 'blocker', extra: 1 };
  const { severity: _, ...known } = comment;
  expect(parseComments(JSON.stringify([hostile, unknown]))).toEqual([known]);
});

test('mergeComments adds imported comments once, and keeps the last edit of each comment', () => {
  const edited = { ...comment, text: 'Three units.', edited: '2026-11-24T10:00:00.000Z' };
  const earlier = { ...comment, date: '2026-11-22T10:00:00.000Z' };
  expect(mergeComments([comment], [comment, earlier])).toEqual([earlier, comment]);
  expect(mergeComments([comment], [edited])).toEqual([edited]);
  expect(mergeComments([edited], [comment])).toEqual([edited]);
});
