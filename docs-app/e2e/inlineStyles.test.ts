import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPage, sampledPages } from './site.ts';
import { startVisit, type Visit } from './visit.ts';

/** Style attributes that depend on a page's content: they set CSS variables of its own. */
const COMPUTED = [
  // Headings beside the cells of a card.
  /^(--column-\d+:"[^"]*";?)+$/,
  // Lines of a long code block that render when they scroll into view.
  /^--from:\d+;--lines:\d+$/,
  // First number of a code block with line numbers.
  /^--line-before:\d+;--line-digits:\d$/,
  // Alignment of the columns of a Markdown table.
  /^text-align:(?:left|center|right)$/,
];

/** Elements whose content is not the interface's own, or shows the reader's colors. */
const OTHERS = '[data-demo-stage], [data-report]';

describe('style attributes of the interface (S3)', () => {
  let visited: Visit;

  beforeAll(async () => {
    visited = await startVisit();
  });

  afterAll(() => visited?.context.close());

  /** Lists the style attributes that the interface itself writes into a page. */
  const listStyles = (html: string) =>
    visited.page.evaluate(
      ([text, others]) =>
        [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('[style]')]
          .filter((element) => !element.closest(others))
          .map((element) => element.getAttribute('style') ?? ''),
      [html, OTHERS] as const,
    );

  test('are those outside of demos', async () => {
    const html = '<p style="--a:1"></p><div data-demo-stage><b style="left:1px"></b></div>';
    expect(await listStyles(html)).toEqual(['--a:1']);
  });

  test.each(sampledPages.map(({ pathname }) => pathname))(
    '%s has only those that its content needs (FAULT G10)',
    async (pathname) => {
      const styles = await listStyles(readPage(pathname));
      expect(styles.filter((style) => !COMPUTED.some((own) => own.test(style)))).toEqual([]);
    },
  );
});
