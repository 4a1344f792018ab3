import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { pages, readDist, readPage, routes } from './site.ts';
import { startVariant, type Variant } from './startVariant.ts';

const MISSING_VALUE = /\bundefined\b|\bnull\b|\[object Object\]/;
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
  test('has lang attributes on the English and the Chinese page (WCAG 3.1.1, 3.1.2)', () => {
    expect(readPage(pathname)).toContain('<html lang="en"');
    const chinesePage = readPage(`/zh${pathname}`);
    expect(chinesePage).toContain('<html lang="zh"');
    const isInEnglish = chinesePage.includes('<article lang="en"');
    expect(chinesePage.includes('<article')).toBe(isInEnglish);
  });

  test('has a social image and structured data', () => {
    const image = pathname === '/' ? '/index' : pathname;
    expect(readImageSize(`social${image}.png`)).toEqual([1200, 630]);
    const [json = ''] = attributesOf(
      readHead(pathname),
      /<script type="application\/ld\+json">(.+?)<\/script>/g,
    );
    const data = JSON.parse(json) as { '@graph': { '@type': string }[] };
    expect(data['@graph'][0]?.['@type']).toBe(pathname === '/' ? 'WebSite' : 'TechArticle');
    expect(json).not.toContain('undefined');
  });

  test('contains no absolute site URL when the build has no production host (FAULT C9)', () => {
    for (const head of [readHead(pathname), readHead(`/zh${pathname}`)]) {
      expect(head).not.toMatch(/rel="canonical"|hreflang=|og:url|og:image/);
      expect(head).not.toMatch(
        /https?:\/\/(?!schema\.org|stackblitz\.com|codesandbox\.io|www\.w3\.org)/,
      );
    }
    expect(readPage(pathname)).not.toMatch(/\/\/(?:vitrine|git)\.example/);
  });
});

test('publishes no sitemap when the build has no production host (FAULT C9)', () => {
  expect(existsSync(join(inject('dist'), 'sitemap.xml'))).toBe(false);
  expect(readDist('robots.txt')).toBe('User-agent: *\nAllow: /\n');
});

describe('head of a build with a host', () => {
  const ORIGIN = 'https://docs.acme.dev';
  const BUILT = ['/', '/material-ui/react-button', '/404'];
  let variant: Variant;

  beforeAll(async () => {
    variant = await startVariant();
    await variant.build(BUILT, { VITE_PRODUCTION_HOST: 'docs.acme.dev' });
  });

  afterAll(() => variant.close());

  const read = (file: string) => readFileSync(join(variant.dir, file), 'utf8');

  test.each(['/', '/material-ui/react-button'])(
    'sets the canonical URL of %s to the English page in both languages (FAULT C7)',
    (pathname) => {
      const url = ORIGIN + pathname;
      for (const language of ['', 'zh']) {
        const html = read(join(language, pathname, 'index.html'));
        expect(attributesOf(html, /<link rel="canonical" href="([^"]+)">/g)).toEqual([url]);
        expect(attributesOf(html, /<meta property="og:url" content="([^"]+)">/g)).toEqual([url]);
        expect(html).not.toContain('hreflang');
        const [image = ''] = attributesOf(html, /<meta property="og:image" content="([^"]+)">/g);
        expect(new URL(image).origin).toBe(ORIGIN);
        expect(existsSync(join(variant.dir, new URL(image).pathname))).toBe(true);
      }
    },
  );

  test('lists exactly the public pages in the sitemap', () => {
    const listed = attributesOf(read('sitemap.xml'), /<loc>([^<]+)<\/loc>/g);
    expect(listed).toEqual(routes.map(({ pathname }) => ORIGIN + pathname));
    expect(listed.filter((url) => /\/experiments\/|\/v\d+\//.test(url))).toEqual([]);
    expect(read('robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  });
});

const internalPages = pages.filter(({ pathname }) => !isPublic.has(pathname));

test('the site has more than six internal pages', () => {
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

test('marks the 404 pages as noindex', () => {
  for (const file of ['404.html', 'zh/404.html']) {
    expect(readDist(file)).toContain('<meta name="robots" content="noindex">');
  }
});
