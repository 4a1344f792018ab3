import { describe, expect, test } from 'vitest';
import { checkLinks, listLinks, type LinkTarget } from './checkLinks.ts';

const targets: LinkTarget[] = [
  { pathname: '/a', anchors: new Set(['安装', 'top-level', 'Basket', 'a&b']) },
  { pathname: '/安 装', anchors: new Set() },
  { pathname: '/workbench/' },
];

function check(href: string, isGenerated = false): string[] {
  const page = { pathname: '/a', links: [{ href, line: 3 }], placeOf: () => 'page.mdx:3' };
  return checkLinks([{ ...page, isGenerated }], { targets, isFile: (path) => path === '/a.md' });
}

describe('checkLinks', () => {
  test.each([
    ...['#安装', '#%E5%AE%89%E8%A3%85', '/a#%E5%AE%89%E8%A3%85', '#a&b', '#a%26b'],
    ...['/a?x=1', '?x=1', '?x=1#top-level', '/a?x=/b#top-level', '/%E5%AE%89%20%E8%A3%85'],
    ...['#', '#top', '/a#', '#:~:text=word', '#top-level:~:text=a,b'],
    ...['tel:+4930123', 'mailto:a@b.c', 'sms:1', 'https://x.y/#z', 'HTTPS://x.y', 'web+app:x'],
    ...['#Basket', '#Basket.tsx', '#tailwind-Basket.js', '/a#system-Basket.tsx'],
    ...['/workbench/?path=/story/a--b', '/workbench/#x', '/a.md', '/a.md?raw'],
  ])('accepts the link %s (FAULT C4)', (href) => {
    expect(check(href)).toEqual([]);
  });

  test.each([
    ...['#gone', '/a#gone', '/a?x#gone', '#%E5', '#top-level-2', '#Basket.css', '#Gone.tsx'],
    ...['/b', '/b?x=1', '/a/', 'a', './a', '//x.y/a', '/b.md', 'javascript:alert(1)', 'data:,x'],
  ])('throws for the invalid link %s (FAULT C4)', (href) => {
    expect(() => check(href)).toThrow(/^page\.mdx:3: (?:No page exists for|The page "\/a" has no)/);
  });

  test('returns broken links of a generated page instead of throwing (FAULT C4)', () => {
    expect(check('#gone', true)).toEqual(['dead link on /a: #gone']);
    expect(check('/b', true)).toEqual(['dead link on /a: /b']);
    expect(check('#top-level', true)).toEqual([]);
  });
});

test('lists the links of generated HTML (FAULT C4)', () => {
  const html = '<a href="#a">A</a><a class="x" href="/b?c&amp;d">B</a><abbr href="/c">C</abbr>';
  expect(listLinks(html)).toEqual([
    { href: '#a', line: 1 },
    { href: '/b?c&d', line: 1 },
  ]);
});
