import { expect, test } from 'vitest';
import { acceptsMarkdown } from './acceptsMarkdown.ts';

test.each([
  'text/markdown',
  'TEXT/Markdown; charset=utf-8',
  'text/markdown, text/html, */*',
  'text/markdown, text/html;q=0.9',
  'text/html;q=0.5, text/markdown;q=0.5',
  'text/markdown;q=0.8, */*;q=0.1',
  'text/html;q=0, text/markdown;q=0.1, */*',
])('accepts Markdown when the header is %s', (header) => {
  expect(acceptsMarkdown(header)).toBe(true);
});

test.each([
  undefined,
  '',
  '*/*',
  'text/*',
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'text/html, text/markdown;q=0.9',
  'text/markdown;q=0.5, text/*',
  'text/markdown;q=0.5, */*',
  'text/markdown;q=0',
  'text/markdown;q=x',
  'text/markdown-extra',
])('does not accept Markdown when the header is %s', (header) => {
  expect(acceptsMarkdown(header)).toBe(false);
});
