import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { pages, readDist, readPage, routes } from './site.ts';

const MISSING_VALUE = /\bundefined\b|\bnull\b|\[object Object\]/;
const ORIGIN = 'https://vitrine.example';
const isPublic = new Set(routes.map(({ pathname }) => pathname));

function attributesOf(html: string, pattern: RegExp): string[] {
  return Array.from(html.matchAll(pattern), ([, value = '']) => value);
}

/** Reads the width and height of a PNG from its header. */
function readImageSize(file: string): [number, number] {
  const png = readFileSync(join(inject('dist'), file));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

function readHead(pathname: string): string {
  const html = readPage(pathname);
  return html.slice(0, html.indexOf('</head>'));
}

describe.each(pages)('head of $pathname (TTL-1)', ({ pathname, title }) => {
  test('has a title, a viewport and a description, none empty or undefined (WCAG 2.4.2)', () => {
    const head = readHead(pathname);
    const [name = ''] = attributesOf(head, /<title>([^<]+)<\/title>/g);
    expect(name).toContain(title.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`));
    expect(head).toMatch(/<meta name="viewport" content="width=device-width, initial-scale=1">/);
    expect(head).toMatch(/<meta name="description" content="[^"]{10,}">/);
    const texts = head.replace(/<(script(?! type)|style)[\s\S]*?<\/(script|style)>/g, '');
    expect(texts).not.toMatch(MISSING_VALUE);
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(readPage(pathname))?.[1] ?? 'undefined').not.toMatch(
      MISSING_VALUE,
    );
  });
});

describe.each(routes)('head of public page $pathname', ({ pathname }) => {
  test('has its canonical URL, its alternates and its lang attributes (WCAG 3.1.1, 3.1.2)', () => {
    const head = readHead(pathname);
    const english = ORIGIN + pathname;
    const chinese = `${ORIGIN}/zh${pathname === '/' ? '' : pathname}`;
    expect(attributesOf(head, /<link rel="canonical" href="([^"]+)">/g)).toEqual([english]);
    expect(attributesOf(head, /<link rel="alternate" hreflang="[^"]+" href="([^"]+)">/g)).toEqual([
      english,
      chinese,
      english,
    ]);
    const chinesePage = readPage(`/zh${pathname}`);
    expect(attributesOf(chinesePage, /<link rel="canonical" href="([^"]+)">/g)).toEqual([english]);
    expect(chinesePage).toContain('<html lang="zh"');
    const isInEnglish = chinesePage.includes('<article lang="en"');
    expect(chinesePage.includes('<article')).toBe(isInEnglish);
  });

  test('has a social image and structured data', () => {
    const head = readHead(pathname);
    const [image = ''] = attributesOf(head, /<meta property="og:image" content="([^"]+)">/g);
    expect(readImageSize(new URL(image).pathname)).toEqual([1200, 630]);
    const [json = ''] = attributesOf(head, /<script type="application\/ld\+json">(.+?)<\/script>/g);
    const data = JSON.parse(json) as { '@graph': { '@type': string }[] };
    expect(data['@graph'][0]?.['@type']).toBe(pathname === '/' ? 'WebSite' : 'TechArticle');
    expect(json).not.toContain('undefined');
  });
});

const internalPages = pages.filter(({ pathname }) => !isPublic.has(pathname));

test('builds more than six internal pages', () => {
  expect(internalPages.length).toBeGreaterThan(6);
});

describe.each(internalPages)('head of internal page $pathname (NAV-9)', ({ pathname }) => {
  test('has noindex, but no canonical URL and no social image', () => {
    const head = readHead(pathname);
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(head).not.toContain('rel="canonical"');
    expect(existsSync(join(inject('dist'), `social${pathname}.png`))).toBe(false);
  });
});

test('lists exactly the public pages in the sitemap', () => {
  const listed = attributesOf(readDist('sitemap.xml'), /<loc>([^<]+)<\/loc>/g);
  expect(listed).toEqual(routes.map(({ pathname }) => ORIGIN + pathname));
  expect(listed.filter((url) => url.includes('/experiments/'))).toEqual([]);
  expect(readDist('robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

test('marks the 404 pages as noindex', () => {
  for (const file of ['404.html', 'zh/404.html']) {
    expect(readDist(file)).toContain('<meta name="robots" content="noindex">');
  }
});
