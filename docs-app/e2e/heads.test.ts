import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { pages, readDist, readPage, routes } from './site.ts';

const UNTOLD = /\bundefined\b|\bnull\b|\[object Object\]/;
const ORIGIN = 'https://vitrine.example';
const isPublic = new Set(routes.map(({ pathname }) => pathname));

function attributesOf(html: string, pattern: RegExp): string[] {
  return Array.from(html.matchAll(pattern), ([, value = '']) => value);
}

/** Width and height of a PNG, from its header. */
function pictureSize(file: string): [number, number] {
  const png = readFileSync(join(inject('dist'), file));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

function readHead(pathname: string): string {
  const html = readPage(pathname);
  return html.slice(0, html.indexOf('</head>'));
}

describe.each(pages)('$pathname (TTL-1)', ({ pathname, title }) => {
  test('has a title, a viewport and a description, none of them empty or undefined (WCAG 2.4.2)', () => {
    const head = readHead(pathname);
    const [name = ''] = attributesOf(head, /<title>([^<]+)<\/title>/g);
    expect(name).toContain(title.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`));
    expect(head).toMatch(/<meta name="viewport" content="width=device-width, initial-scale=1">/);
    expect(head).toMatch(/<meta name="description" content="[^"]{10,}">/);
    const texts = head.replace(/<(script(?! type)|style)[\s\S]*?<\/(script|style)>/g, '');
    expect(texts).not.toMatch(UNTOLD);
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(readPage(pathname))?.[1] ?? 'undefined').not.toMatch(UNTOLD);
  });
});

describe.each(routes)('$pathname is for readers', ({ pathname }) => {
  test('says to search engines where it stands, and its languages (WCAG 3.1.1, 3.1.2)', () => {
    const head = readHead(pathname);
    const english = ORIGIN + pathname;
    const chinese = `${ORIGIN}/zh${pathname === '/' ? '' : pathname}`;
    expect(attributesOf(head, /<link rel="canonical" href="([^"]+)">/g)).toEqual([english]);
    expect(attributesOf(head, /<link rel="alternate" hreflang="[^"]+" href="([^"]+)">/g)).toEqual([
      english,
      chinese,
      english,
    ]);
    const own = readPage(`/zh${pathname}`);
    expect(attributesOf(own, /<link rel="canonical" href="([^"]+)">/g)).toEqual([english]);
    expect(own).toContain('<html lang="zh"');
    expect(own.includes('<article')).toBe(own.includes('<article lang="en"'));
  });

  test('has a picture and data for others', () => {
    const head = readHead(pathname);
    const [picture = ''] = attributesOf(head, /<meta property="og:image" content="([^"]+)">/g);
    expect(pictureSize(new URL(picture).pathname)).toEqual([1200, 630]);
    const [json = ''] = attributesOf(head, /<script type="application\/ld\+json">(.+?)<\/script>/g);
    const data = JSON.parse(json) as { '@graph': { '@type': string }[] };
    expect(data['@graph'][0]?.['@type']).toBe(pathname === '/' ? 'WebSite' : 'TechArticle');
    expect(json).not.toContain('undefined');
  });
});

const ownPages = pages.filter(({ pathname }) => !isPublic.has(pathname));

test('there are pages for ourselves', () => {
  expect(ownPages.length).toBeGreaterThan(6);
});

describe.each(ownPages)('$pathname is for ourselves (NAV-9)', ({ pathname }) => {
  test('it is not listed, and says so', () => {
    const head = readHead(pathname);
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(head).not.toContain('rel="canonical"');
    expect(existsSync(join(inject('dist'), `social${pathname}.png`))).toBe(false);
  });
});

test('the sitemap has the public pages and no other', () => {
  const listed = attributesOf(readDist('sitemap.xml'), /<loc>([^<]+)<\/loc>/g);
  expect(listed).toEqual(routes.map(({ pathname }) => ORIGIN + pathname));
  expect(listed.filter((url) => url.includes('/experiments/'))).toEqual([]);
  expect(readDist('robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

test('a page for missing addresses is not listed', () => {
  for (const file of ['404.html', 'zh/404.html']) {
    expect(readDist(file)).toContain('<meta name="robots" content="noindex">');
  }
});
