import { describe, expect, test } from 'vitest';
import { pagePathOf } from './pagePathOf.ts';

describe('pagePathOf', () => {
  test.each([
    ['/harbor/button/page.json', '/harbor/button'],
    ['/harbor/button-api/api.json', '/harbor/button-api'],
    ['/harbor/button.md', '/harbor/button'],
    ['/harbor/button/demos/Sizes.json', '/harbor/button'],
    ['/harbor/all-components/pictures.css', '/harbor/all-components'],
    ['/harbor/search/icons.json', '/harbor/search'],
    ['/harbor/search/icons.txt', '/harbor/search'],
    ['/harbor/search/icons/twotone-3.json', '/harbor/search'],
    ['/harbor/icons/page.json', '/harbor/icons'],
    ['/docs/demos/page.json', '/docs/demos'],
    ['/docs/demos.md', '/docs/demos'],
    ['/docs/demos/demos/Sizes.json', '/docs/demos'],
    ['/products.json', '/products.json'],
  ])('finds the pathname of the page that the file %s belongs to', (url, page) => {
    expect(pagePathOf(url)).toBe(page);
  });
});
