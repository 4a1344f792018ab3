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
