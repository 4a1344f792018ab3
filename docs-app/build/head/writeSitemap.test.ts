// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { writeRobots, writeSitemap } from './writeSitemap.ts';

const ORIGIN = 'https://docs.acme.dev';

function parse(text = ''): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  expect(document.querySelector('parsererror')).toBe(null);
  expect(document.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  return document;
}

const textsOf = (document: Document, selector: string) =>
  Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent);

test('encodes page URLs and adds change dates in the sitemap (FAULT C5)', () => {
  const pages = [
    { pathname: '/a&b/安 装', lastUpdated: '2026-11-21', generatedAt: '2026-11-22' },
    { pathname: '/a/api', generatedAt: '2026-11-22' },
    { pathname: '/' },
  ];
  const files = writeSitemap(pages, ORIGIN);
  expect(Object.keys(files)).toEqual(['sitemap.xml']);
  const document = parse(files['sitemap.xml']);
  expect(textsOf(document, 'urlset > url > loc')).toEqual([
    `${ORIGIN}/a&b/%E5%AE%89%20%E8%A3%85`,
    `${ORIGIN}/a/api`,
    `${ORIGIN}/`,
  ]);
  expect(textsOf(document, 'lastmod')).toEqual(['2026-11-21', '2026-11-22']);
});

test('writes a sitemap index when a single sitemap cannot contain all pages', () => {
  const pages = ['/a', '/b', '/c'].map((pathname, at) => ({
    pathname,
    lastUpdated: `2026-11-2${at}`,
  }));
  const files = writeSitemap(pages, ORIGIN, 2);
  const index = parse(files['sitemap.xml']);
  expect(textsOf(index, 'sitemapindex > sitemap > loc')).toEqual([
    `${ORIGIN}/sitemap-1.xml`,
    `${ORIGIN}/sitemap-2.xml`,
  ]);
  expect(textsOf(index, 'lastmod')).toEqual(['2026-11-21', '2026-11-22']);
  expect(textsOf(parse(files['sitemap-2.xml']), 'loc')).toEqual([`${ORIGIN}/c`]);
});

test('adds the sitemap URL to robots.txt only when the host is known (FAULT C9)', () => {
  expect(writeRobots(ORIGIN)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://docs.acme.dev/sitemap.xml\n',
  );
  expect(writeRobots(undefined)).toBe('User-agent: *\nAllow: /\n');
});
