import { expect, test } from 'vitest';
import { writeIndex, writeSize, type Index } from './writeLlms.ts';

const links = (count: number, folder: string) =>
  Array.from({ length: count }, (_, at) => ({
    title: `Page ${at}`,
    href: `/acme/${folder}/${at}.md`,
  }));

const index: Index = {
  title: 'Acme UI 1.0.0',
  summary: 'Components.',
  details: ['Add `.md` to an address.'],
  sections: [
    {
      id: 'guides',
      title: 'Guides',
      links: [{ title: 'Install', href: '/acme/install.md', note: 'How to install.', bytes: 1234 }],
    },
    { id: 'api', title: 'API', links: links(40, 'api') },
    { id: 'empty', title: 'Empty', links: [] },
  ],
};
const addressOf = (path: string) => `https://acme.dev${path}`;

test('writes the note and the file size of a link in llms.txt, and omits empty sections', () => {
  const { '/acme/llms.txt': text = '', ...others } = writeIndex(index, {
    path: '/acme/llms',
    addressOf,
  });
  expect(others).toEqual({});
  expect(text.split('\n').slice(0, 9)).toEqual([
    ...['# Acme UI 1.0.0', '', '> Components.', '', 'Add `.md` to an address.', ''],
    ...['## Guides', '', '- [Install](/acme/install.md): How to install. (1.2 kB)'],
  ]);
  expect(text).not.toContain('## Empty');
});

test('moves the longest section of llms.txt to separate files when llms.txt is too long', () => {
  const files = writeIndex(index, { path: '/acme/llms', addressOf, maxLength: 900 });
  expect(Object.keys(files)).toEqual([
    '/acme/llms.txt',
    '/acme/llms-api.txt',
    '/acme/llms-api-2.txt',
  ]);
  for (const text of Object.values(files)) expect(text.length).toBeLessThan(900);
  const all = Object.values(files).join('\n');
  for (const { href } of index.sections.flatMap((section) => section.links))
    expect(all).toContain(`(${href})`);
  expect(files['/acme/llms.txt']).toContain('(https://acme.dev/acme/llms-api-2.txt)');
});

test.each([
  [999, '999 B'],
  [1000, '1.0 kB'],
  [9949, '9.9 kB'],
  [9950, '10 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
])('formats a file size of %i bytes as %s', (bytes, text) => expect(writeSize(bytes)).toBe(text));
