import { createNameSearch, groupRows, listEntries, type NamesFile } from '@vitrine/ui/core';
import { describe, expect, test } from 'vitest';
import type { Site } from '../site/createSite.ts';
import { readPageTool } from './readPageTool.ts';

const MARKDOWN: Record<string, string> = {
  '/acme/use':
    '# Use\n\n### Use\n\nOf it.\n\n## First\n\nA.\n\n## First\n\n```tsx title="BigUse.tsx"\ncode\n```\n',
  '/acme/api/chip': '# Chip API\n\n## Props\n\n`label`\n\n## Slots\n\nicon\n',
  '/acme/api/menu': '# Menu API\n\n## Menu\n\n### Props\n\na\n\n## MenuItem\n\n### Props\n\nb\n',
  '/acme/api/hooks': '# Hooks\n\n## useMenu\n\nHook.\n',
};

const names: NamesFile = {
  product: 'Acme',
  pages: [
    {
      ...{ path: '/acme/use', title: 'Use', demos: ['BigUse', 'Hidden'] },
      sections: [
        ['first', 'First'],
        ['first-1', 'First'],
      ],
    },
  ],
  apis: [
    ...[{ href: '/acme/api/chip', slug: 'chip', name: 'Chip', props: ['label'], slots: ['icon'] }],
    { href: '/acme/api/menu#menu', slug: 'menu', name: 'Menu', props: ['a'], classes: ['Menu-a'] },
    { href: '/acme/api/menu#menu-item', slug: 'menu-item', name: 'MenuItem', props: ['b'] },
  ],
  hooks: [['useMenu', '/acme/api/hooks#use-menu']],
  errors: [],
};

const nameSearch = createNameSearch();
nameSearch.add(groupRows(listEntries(names)));

const site = {
  files: { urlOf: () => undefined },
  redirects: async () => new Map(),
  products: async () => [{ name: 'Acme', prefix: '/acme', version: '1.0.0', names }],
  nameSearch: async () => nameSearch,
  markdown: async (path: string) => MARKDOWN[path],
} as unknown as Site;

const read = async (path: string, args: { section?: string } = {}) => {
  const { data } = await readPageTool.run({ path, limit: 16_000, offset: 0, ...args }, site);
  return data.markdown;
};

describe('read_page', () => {
  test.each([
    ['/acme/use#use', '### Use\n'],
    ['/acme/use#first-1', '## First\n\n```tsx'],
    ['/acme/use#BigUse', '## First\n\n```tsx'],
    ['/acme/use#Hidden', '# Use'],
    ['/acme/use#no-such-id', '# Use'],
    ['/acme/api/chip#chip-prop-label', '## Props\n\n`label`'],
    ['/acme/api/chip#chip-slots-icon', '## Slots'],
    ['/acme/api/menu#menu-item', '## MenuItem\n'],
    ['/acme/api/menu#menu-item-prop-b', '### Props\n\nb'],
    ['/acme/api/menu#menu-classes-Menu-a', '## Menu\n'],
    ['/acme/api/hooks#use-menu', '## useMenu'],
  ])('reads the section of %s, or the page when no section has the hash', async (path, start) => {
    const markdown = await read(path);
    expect(markdown.slice(0, start.length)).toBe(start);
  });

  test('reads every address of the names index', async () => {
    for (const { href } of listEntries(names)) expect(await read(href)).not.toBe('');
  });

  test('throws when the section argument names no section', async () => {
    const reading = read('/acme/use', { section: 'no-such-id' });
    await expect(reading).rejects.toThrow(/^Unknown section of \/acme\/use "no-such-id"/);
  });
});
