import { expect, test } from 'vitest';
import { addBase, addBaseToAttribute, addBaseToHtml, removeBase } from './basePath.ts';

test.each([
  ['/', '/docs/'],
  ['/material-ui/react-button#size', '/docs/material-ui/react-button#size'],
  ['/docs/overview', '/docs/docs/overview'],
  ['/docs/assets/app-1a2b.js', '/docs/assets/app-1a2b.js'],
  ['//example.com/a', '//example.com/a'],
  ['https://example.com/a', 'https://example.com/a'],
  ['#size', '#size'],
  ['page', 'page'],
  ['', ''],
])('adds the base when the URL %s is root-relative', (url, expected) => {
  expect(addBase('/docs', url)).toBe(expected);
});

test.each([
  ['/docs/', '/'],
  ['/docs/zh/system', '/zh/system'],
  ['/docs', '/'],
  ['/docs-old/a', undefined],
  ['/other', undefined],
])('removes the base from %s when the pathname is in the site', (pathname, expected) => {
  expect(removeBase('/docs', pathname)).toBe(expected);
});

test('returns paths unchanged when the base is empty', () => {
  expect([addBase('', '/a'), removeBase('', '/a')]).toEqual(['/a', '/a']);
});

test.each([
  ['href', '/a', '/docs/a'],
  ['formAction', '/a', '/docs/a'],
  ['srcSet', '/a.png 1x, /b.png 2x', '/docs/a.png 1x, /docs/b.png 2x'],
  ['data-href', '/a', '/a'],
  ['title', '/a', '/a'],
])('adds the base when the attribute %s has a URL', (name, value, expected) => {
  expect(addBaseToAttribute('/docs', name, value)).toBe(expected);
});

test('adds the base to the URLs of HTML but not to scripts and text when a base is set', () => {
  const html =
    '<a class="x" href="/a">href="/a"</a><img src="/i.png" alt=\'\'><a href="//b.example">b</a>' +
    '<script src="/c.js">const a = \'<a href="/d">\';</script><use data-href="/e" href="#f">';
  expect(addBaseToHtml('/docs', html)).toBe(
    '<a class="x" href="/docs/a">href="/a"</a><img src="/docs/i.png" alt=\'\'>' +
      '<a href="//b.example">b</a>' +
      '<script src="/docs/c.js">const a = \'<a href="/d">\';</script><use data-href="/e" href="#f">',
  );
  expect(addBaseToHtml('', html)).toBe(html);
});
