// @vitest-environment jsdom
import type { ProductData } from '@vitrine/ui/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SitePage } from '../../model/page.types.ts';
import { renderHead } from './renderHead.ts';

// Each run parses a document, so only the long test tier has 20,000 runs.
const numRuns = process.env['PROPERTY_RUNS'] ? 20_000 : 2000;

const piece = fc.constantFrom(
  ...[
    '<',
    '>',
    '/',
    '"',
    "'",
    '&',
    '&lt;',
    '&quot;',
    '</script>',
    '<script>',
    '<!--',
    '-->',
    ']]>',
  ],
  ...['</title>', '</head>', '<img src=x onerror=alert(1)>', '\u2028', '\u2029', '\\', '\\u003c'],
  ...['javascript:', '__proto__', 'Button', ' ', '中', '\u202E'],
);
const text = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(''));

interface Graph {
  '@graph': readonly {
    headline?: string;
    description?: string;
    itemListElement?: readonly { position: number; item?: string }[];
  }[];
}

function write(title: string, description: string): Document {
  const page: Partial<SitePage> = { kind: 'doc', pathname: '/page', title, description };
  const html = renderHead({
    page: page as SitePage,
    origin: 'https://docs.example',
    isPublic: true,
  });
  return new DOMParser().parseFromString(`<head>${html}</head><body>`, 'text/html');
}

const shapeOf = (document: Document) =>
  Array.from(document.querySelectorAll('*'), ({ tagName, attributes }) =>
    [tagName, ...Array.from(attributes, ({ name }) => name)].join(' '),
  );

const shape = shapeOf(write('Button', 'A button.'));

test('escapes any title and description so that they add no element to the head (S9)', () => {
  fc.assert(
    fc.property(text, text, (title, description) => {
      const document = write(title, description);
      expect(shapeOf(document)).toEqual(shape);
      const data = document.querySelector('[type="application/ld+json"]')?.textContent ?? '';
      const article = (JSON.parse(data) as Graph)['@graph'].find(({ headline }) => headline);
      expect(article?.headline).toContain(title);
      expect(article?.description).toBe(description);
      const meta = document.querySelector('meta[name="description"]');
      expect(meta?.getAttribute('content')).toBe(description);
    }),
    { numRuns },
  );
});

describe('URLs in the head of a page', () => {
  const head = (page: Partial<SitePage>, origin?: string) => {
    const html = renderHead({
      page: { kind: 'doc', title: 'A', description: 'B', language: 'en', ...page } as SitePage,
      origin,
      isPublic: true,
    });
    return { html, document: new DOMParser().parseFromString(`<head>${html}`, 'text/html') };
  };
  const hrefOf = (document: Document, selector: string) =>
    document.querySelector(selector)?.getAttribute('href');

  test('encodes the URLs of a page in its head (FAULT C5)', () => {
    const { html, document } = head({ pathname: '/acme/安 装' }, 'https://docs.acme.dev');
    const path = '/acme/%E5%AE%89%20%E8%A3%85';
    expect(hrefOf(document, '[rel=canonical]')).toBe(`https://docs.acme.dev${path}`);
    expect(hrefOf(document, '[type="text/markdown"]')).toBe(`${path}.md`);
    expect(html).toContain(`"og:url" content="https://docs.acme.dev${path}"`);
    expect(html).toContain(`"og:image" content="https://docs.acme.dev/social${path}.png"`);
    expect(html).toContain(`"item":"https://docs.acme.dev${path}"`);
    expect(html).not.toContain('安');
  });

  test('uses the English URL as canonical URL in every language (FAULT C7)', () => {
    const [english, chinese] = (['en', 'zh'] as const).map(
      (language) => head({ pathname: '/acme', language }, 'https://docs.acme.dev').html,
    );
    expect(english).toContain('<link rel="canonical" href="https://docs.acme.dev/acme">');
    expect(chinese).toBe(english);
    expect(english).not.toContain('hreflang');
  });

  test('renders no absolute URLs when the host is unknown (FAULT C9)', () => {
    const { html } = head({ pathname: '/acme' });
    expect(html).not.toMatch(/canonical|hreflang|og:url|og:image|https?:\/\/(?!schema\.org)/);
    expect(html).toContain('<meta name="twitter:card" content="summary">');
    expect(html).toContain('"url":"/acme"');
    expect(html).toContain('"item":"/acme"');
  });

  test('starts the URLs of structured data with the base path when the host is unknown', () => {
    const page = { kind: 'home', title: 'A', description: 'B', language: 'en', pathname: '/' };
    const input = { page: page as SitePage, origin: undefined, isPublic: true };
    expect(renderHead({ ...input, base: '/docs' })).toContain('"url":"/docs/"');
  });

  test.each([
    ['/acme/chip', ['/', '/acme/start', '/acme/chip']],
    ['/acme/start', ['/', '/acme/start']],
  ])('links each breadcrumb of %s to a different page', (pathname, items) => {
    const html = renderHead({
      page: { kind: 'doc', title: 'A', description: 'B', language: 'en', pathname } as SitePage,
      identities: [{ id: 'acme', name: 'Acme', start: '/acme/start' } as ProductData],
      ...{ origin: undefined, isPublic: true },
    });
    const document = new DOMParser().parseFromString(`<head>${html}`, 'text/html');
    const data = document.querySelector('[type="application/ld+json"]')?.textContent ?? '';
    const list = (JSON.parse(data) as Graph)['@graph'].find((each) => each.itemListElement);
    expect(list?.itemListElement?.map(({ item }) => item)).toEqual(items);
    expect(list?.itemListElement?.map(({ position }) => position)).toEqual(
      items.map((_, index) => index + 1),
    );
  });
});
