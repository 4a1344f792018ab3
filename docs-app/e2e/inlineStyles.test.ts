// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { readPage, sampledPages } from './site.ts';

/** Style attributes that depend on a page's content: they set CSS variables of its own. */
const COMPUTED = [
  // Headings beside the cells of a card.
  /^(--column-\d+:"[^"]*";?)+$/,
  // Lines of a long code block that render when they scroll into view.
  /^--from:\d+;--lines:\d+$/,
];

/** Elements whose content is not the interface's own, or shows the reader's colors. */
const OTHERS = '[data-demo-stage], [data-report]';

/** Lists the style attributes that the interface itself writes into a page. */
function listStyles(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return Array.from(page.querySelectorAll('[style]'))
    .filter((element) => !element.closest(OTHERS))
    .map((element) => element.getAttribute('style') ?? '');
}

describe('style attributes of the interface (S3)', () => {
  test('lists those outside of demos', () => {
    const html = '<p style="--a:1"></p><div data-demo-stage><b style="left:1px"></b></div>';
    expect(listStyles(html)).toEqual(['--a:1']);
  });

  test.each(sampledPages.map(({ pathname }) => pathname))(
    '%s has only those that its content needs (FAULT G10)',
    (pathname) => {
      const styles = listStyles(readPage(pathname));
      expect(styles.filter((style) => !COMPUTED.some((allowed) => allowed.test(style)))).toEqual(
        [],
      );
    },
  );
});
