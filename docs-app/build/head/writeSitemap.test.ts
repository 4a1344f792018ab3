import { expect, test } from 'vitest';
import { writeRobots, writeSitemap } from './writeSitemap.ts';

test('encodes the page URLs in the sitemap (FAULT C5)', () => {
  const pages = [{ pathname: '/a&b/安 装', lastUpdated: '2026-11-21' }, { pathname: '/' }];
  expect(writeSitemap(pages, 'https://docs.acme.dev')).toContain(
    [
      '<url><loc>https://docs.acme.dev/a&amp;b/%E5%AE%89%20%E8%A3%85</loc><lastmod>2026-11-21</lastmod></url>',
      '<url><loc>https://docs.acme.dev/</loc></url>',
    ].join('\n'),
  );
});

test('adds the sitemap URL to robots.txt only when the host is known (FAULT C9)', () => {
  expect(writeRobots('https://docs.acme.dev')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://docs.acme.dev/sitemap.xml\n',
  );
  expect(writeRobots(undefined)).toBe('User-agent: *\nAllow: /\n');
});
