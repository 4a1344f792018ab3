import { expect, test } from 'vitest';
import { linkToStory, parseComments, writeComments } from './comments.ts';

const comment = {
  ...{ storyId: 'docs-ui-page-footer--default', text: 'Too close.\nTwo units.' },
  ...{ link: 'https://docs.example/workbench/?path=/story/docs-ui-page-footer--default' },
  date: '2026-11-23T10:00:00.000Z',
};

test('linkToStory links to a story with its globals and args', () => {
  const base = 'https://docs.example/workbench/?path=/story/other--one&args=open:!true&panel=x';
  expect(
    linkToStory(base, 'invoice--open', { mode: 'dark', direction: 'rtl', none: undefined }),
  ).toBe(
    'https://docs.example/workbench/?path=/story/invoice--open&args=open:!true&globals=mode:dark;direction:rtl',
  );
});

test('writeComments formats comments as a Markdown list with links to their stories', () => {
  expect(writeComments([comment])).toBe(
    `# Review\n\n- [${comment.storyId}](${comment.link}), 2026-11-23:\n  Too close.\n  Two units.\n`,
  );
});

test('parseComments returns stored comments, and an empty list for invalid text', () => {
  expect(parseComments(JSON.stringify([comment]))).toEqual([comment]);
  for (const text of [null, '', '{', '[{"text":1}]']) expect(parseComments(text)).toEqual([]);
});
