// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SitePage } from '../../model/page.types.ts';
import { renderHead } from './renderHead.ts';

// Each run parses a document, so only the long tier has all runs.
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
  '@graph': readonly { headline?: string; description?: string }[];
}

function write(title: string, description: string): Document {
  const page: Partial<SitePage> = { kind: 'doc', pathname: '/page', title, description };
  const html = renderHead({
    page: page as SitePage,
    trail: [{ title }],
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

test('renders any title and description as text, and adds no element to the head (S9)', () => {
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
