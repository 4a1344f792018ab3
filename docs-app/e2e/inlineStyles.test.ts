import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPage, sampledPages } from './site.ts';
import { startVisit, type Visit } from './visit.ts';

/** Allowed style attributes, which depend on the content of a page. */
const COMPUTED = [
  // Column headings beside the cells of a table row that is shown as a card.
  /^(--column-\d+:"[^"]*";?)+$/,
  // Lines of a long code block that render when they scroll into view.
  /^--from:\d+;--lines:\d+$/,
  // First number of a code block with line numbers.
  /^--line-before:\d+;--line-digits:\d$/,
  // Indentation of the JSX that a folded code block shows.
  /^--indent:\d+$/,
  // Alignment of the columns of a Markdown table.
  /^text-align:(?:left|center|right)$/,
];

/** Elements with styles from demos, or with colors that the user selects. */
const OTHERS = '[data-demo-stage], [data-report]';

describe('style attributes of the interface (S3)', () => {
  let visited: Visit;

  beforeAll(async () => {
    visited = await startVisit();
  });

  afterAll(() => visited?.context.close());

  /** Lists the style attributes in HTML, except inside `OTHERS`. */
  const listStyles = (html: string) =>
    visited.page.evaluate(
      ([text, others]) =>
        [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('[style]')]
          .filter((element) => !element.closest(others))
          .map((element) => element.getAttribute('style') ?? ''),
      [html, OTHERS] as const,
    );

  test('lists style attributes only when the element is outside of demos', async () => {
    const html = '<p style="--a:1"></p><div data-demo-stage><b style="left:1px"></b></div>';
    expect(await listStyles(html)).toEqual(['--a:1']);
  });

  test.each(sampledPages.map(({ pathname }) => pathname))(
    '%s has only style attributes that depend on its content (FAULT G10)',
    async (pathname) => {
      const styles = await listStyles(readPage(pathname));
      expect(styles.filter((style) => !COMPUTED.some((own) => own.test(style)))).toEqual([]);
    },
  );
});
