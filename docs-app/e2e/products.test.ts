import { describe, expect, test } from 'vitest';
import { expectAppBar, libraries } from './libraries.ts';
import { readPage } from './site.ts';

describe.each(libraries)('app bar of $id (IDN-6, IDN-7, VER-1)', (library) => {
  test('shows product name, logo and pinned version, and links to all versions', () =>
    expectAppBar(library));
});

test('lists every library in the product switcher, but no internal product (PRD-1)', () => {
  const [menu = ''] = /<div id="docs-product-menu".*?<\/header>/s.exec(readPage('/')) ?? [];
  const names = Array.from(menu.matchAll(/data-menu="name">([^<]*)/g), ([, name]) => name);
  expect(names).toEqual(libraries.map(({ name }) => name));
});
