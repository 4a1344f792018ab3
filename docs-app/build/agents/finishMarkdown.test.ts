import { expect, test } from 'vitest';
import { finishMarkdown } from './finishMarkdown.ts';

const PAGE = '# Button\n\nA [button](/acme/button).\n';

test('adds a link to the llms.txt index below the title of a Markdown page', () => {
  expect(finishMarkdown(PAGE, { origin: '', label: 'Index', href: '/acme/llms.txt' })).toBe(
    '# Button\n\n> Index: [/acme/llms.txt](/acme/llms.txt)\n\nA [button](/acme/button).\n',
  );
});

test('makes links to paths of the site absolute in Markdown when the origin is known', () => {
  expect(
    finishMarkdown(PAGE, { origin: 'https://acme.dev', label: 'Index', href: '/llms.txt' }),
  ).toBe(
    '# Button\n\n> Index: [/llms.txt](https://acme.dev/llms.txt)\n\nA [button](https://acme.dev/acme/button).\n',
  );
});

test('adds the base path to the links of Markdown when the host is unknown', () => {
  expect(finishMarkdown(PAGE, { origin: '/docs', label: 'Index', href: '/llms.txt' })).toBe(
    '# Button\n\n> Index: [/llms.txt](/docs/llms.txt)\n\nA [button](/docs/acme/button).\n',
  );
});
