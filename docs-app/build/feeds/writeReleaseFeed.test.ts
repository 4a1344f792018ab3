// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { writeReleaseFeed } from './writeReleaseFeed.ts';

const feed = {
  ...{
    name: 'Acme & Co',
    packageName: '@acme/ui',
    path: '/acme/releases.atom',
    start: '/acme/安 装',
  },
  siteName: 'Docs',
  origin: 'https://docs.acme.dev',
  releases: [
    {
      ...{
        version: '2.0.0',
        day: '2026-02-01',
        isPublished: true,
        href: '/acme/changes/v1-v2',
        from: '1.0.0',
      },
      changes: [
        {
          name: 'Button',
          packageName: '@acme/ui',
          entries: [
            {
              kind: 'props' as const,
              name: 'size',
              what: 'removed' as const,
              breaking: true as const,
            },
          ],
        },
        { name: 'Menu', packageName: '@acme/ui', what: 'added' as const, entries: [] },
      ],
    },
    { version: '1.0.0', day: '2025-01-01', isPublished: false, href: '/acme/安 装', changes: [] },
  ],
};

const parse = (text: string) => {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  expect(document.querySelector('parsererror')).toBe(null);
  return document;
};
const textsOf = (document: Document, selector: string) =>
  Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent);

test('writes an Atom feed with all required elements', () => {
  const document = parse(writeReleaseFeed(feed));
  expect(document.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  expect(textsOf(document, 'feed > id, feed > title, feed > updated, author > name')).toEqual([
    ...['pkg:npm/%40acme/ui', 'Acme & Co releases', '2026-02-01T00:00:00Z', 'Docs'],
  ]);
  expect(textsOf(document, 'entry > id')).toEqual([
    'pkg:npm/%40acme/ui@2.0.0',
    'pkg:npm/%40acme/ui@1.0.0',
  ]);
  expect(textsOf(document, 'entry > title')).toEqual(['Acme & Co 2.0.0', 'Acme & Co 1.0.0']);
  expect(textsOf(document, 'entry > updated')).toEqual([
    '2026-02-01T00:00:00Z',
    '2025-01-01T00:00:00Z',
  ]);
  expect(textsOf(document, 'entry > published')).toEqual(['2026-02-01T00:00:00Z']);
  expect(
    Array.from(document.querySelectorAll('link'), (link) => link.getAttribute('href')),
  ).toEqual([
    'https://docs.acme.dev/acme/releases.atom',
    'https://docs.acme.dev/acme/%E5%AE%89%20%E8%A3%85',
    'https://docs.acme.dev/acme/changes/v1-v2',
    'https://docs.acme.dev/acme/%E5%AE%89%20%E8%A3%85',
  ]);
});

test('lists the changed components in the content of a release', () => {
  const [content = ''] = textsOf(parse(writeReleaseFeed(feed)), 'content');
  expect(content).toBe(
    '<p>API changes from 1.0.0 to 2.0.0: 2 components, 1 breaking change.</p><ul><li>Button: 1 change, 1 breaking</li><li>Menu: added</li></ul>',
  );
});
