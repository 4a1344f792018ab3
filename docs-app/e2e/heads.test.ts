import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { products } from './libraries.ts';
import {
  expectHead,
  expectLanguages,
  expectRelativeUrls,
  expectSharingData,
  readHead,
} from './pageHeads.ts';
import { pages, readDist, routes } from './site.ts';

describe.each(pages)('head of $pathname (TTL-1)', (page) => {
  test('head has a title, a viewport and a description, none empty or undefined (WCAG 2.4.2)', () =>
    expectHead(page));
});

describe.each(routes)('head of public page $pathname', (route) => {
  test('has lang attributes on the English and Chinese versions of a page (WCAG 3.1.1, 3.1.2)', () =>
    expectLanguages(route));

  test('public page has a social image and structured data', () => expectSharingData(route));

  test('contains no absolute site URL when the build has no production host (FAULT C9)', () =>
    expectRelativeUrls(route));
});

test('publishes no sitemap when the build has no production host (FAULT C9)', () => {
  expect(existsSync(join(inject('dist'), 'sitemap.xml'))).toBe(false);
  expect(readDist('robots.txt')).toBe('User-agent: *\nAllow: /\n');
});

test('lists no internal product among the public pages (NAV-9)', () => {
  const starts = products.filter(({ internal }) => internal).map(({ start }) => start);
  expect(starts.length).toBeGreaterThan(0);
  expect(routes.filter(({ pathname }) => starts.includes(pathname))).toEqual([]);
});

const isPublic = new Set(routes.map(({ pathname }) => pathname));
const internalPages = pages.filter(({ pathname }) => !isPublic.has(pathname));

test('the site has internal pages', () => {
  expect(internalPages.length).toBeGreaterThan(0);
});

describe.each(internalPages)('head of internal page $pathname (NAV-9)', ({ pathname }) => {
  test('internal page has noindex, but no canonical URL and no social image', () => {
    const head = readHead(pathname);
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(head).not.toContain('rel="canonical"');
    expect(existsSync(join(inject('dist'), `social${pathname}.png`))).toBe(false);
  });
});

test('marks the 404 pages as noindex', () => {
  for (const file of ['404.html', 'zh/404.html']) {
    expect(readDist(file)).toContain('<meta name="robots" content="noindex">');
  }
});
