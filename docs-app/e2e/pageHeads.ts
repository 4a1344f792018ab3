import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { listUnmarkedChinese } from '../testing/listUnmarkedChinese.ts';
import { readPage, type SiteRoute } from './site.ts';

const MISSING_VALUE = /\bundefined\b|\bnull\b|\[object Object\]/;

/** Lists the first group of every match in HTML. */
export function attributesOf(html: string, pattern: RegExp): string[] {
  return Array.from(html.matchAll(pattern), ([, value = '']) => value);
}

/** Reads the width and height of a PNG from its header. */
function readImageSize(file: string): [number, number] {
  const png = readFileSync(join(inject('dist'), file));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

/** Returns the HTML of a page up to the end of its head. */
export function readHead(pathname: string): string {
  const html = readPage(pathname);
  return html.slice(0, html.indexOf('</head>'));
}

/** Checks the title, viewport and description of a page. */
export function expectHead({ pathname, title }: SiteRoute): void {
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
}

/** Checks the `lang` attributes of a page in both languages. */
export function expectLanguages({ pathname }: SiteRoute): void {
  expect(readPage(pathname)).toContain('<html lang="en"');
  const chinesePage = readPage(`/zh${pathname}`);
  expect(chinesePage).toContain('<html lang="zh"');
  const isInEnglish = chinesePage.includes('<article lang="en"');
  expect(chinesePage.includes('<article')).toBe(isInEnglish);
  expect(listUnmarkedChinese(chinesePage)).toEqual([]);
}

/** Checks the social image and the structured data of a page. */
export function expectSharingData({ pathname }: SiteRoute): void {
  const image = pathname === '/' ? '/index' : pathname;
  expect(readImageSize(`social${image}.png`)).toEqual([1200, 630]);
  const [json = ''] = attributesOf(
    readHead(pathname),
    /<script type="application\/ld\+json">(.+?)<\/script>/g,
  );
  const data = JSON.parse(json) as { '@graph': { '@type': string }[] };
  expect(data['@graph'][0]?.['@type']).toBe(pathname === '/' ? 'WebSite' : 'TechArticle');
  expect(json).not.toContain('undefined');
}

/** Checks that a page contains no absolute URL of the site. */
export function expectRelativeUrls({ pathname }: SiteRoute): void {
  for (const head of [readHead(pathname), readHead(`/zh${pathname}`)]) {
    expect(head).not.toMatch(/rel="canonical"|hreflang=|og:url|og:image/);
    expect(head).not.toMatch(
      /https?:\/\/(?!schema\.org|stackblitz\.com|codesandbox\.io|www\.w3\.org)/,
    );
  }
  expect(readPage(pathname)).not.toMatch(/\/\/(?:vitrine|git)\.example/);
}
