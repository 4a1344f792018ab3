import { describe, expect, test } from 'vitest';
import { unescapeHtml } from '../internal/escapeHtml.ts';
import { hasPreview } from './codePreview.ts';
import { highlightCode, highlightPreview } from './highlightCode.ts';

const CODE = `import Badge from './Badge';

export default function Berths() {
  const [free] = useFree();

  return (
    <Badge count={free} label="a < b & c">
      <b>Berths</b>
    </Badge>
  );
}
`;

const plain = (html: string) => unescapeHtml(html.replaceAll(/<[^>]*>/g, ''));
const previewOf = (html: string) =>
  /<span class="code-preview[^>]*>(.*?)<\/span>(?=<span class="code-rest">|$)/s.exec(html)?.[1];

/** Returns the preview from line `first` to line `last`. The first line of the code is 1. */
function linesOf(code: string, first: number, last: number) {
  const lines = code.split('\n');
  const from = lines.slice(0, first - 1).join('\n').length + 1;
  return { from, to: from + lines.slice(first - 1, last).join('\n').length, isCut: false };
}

describe('highlightPreview', () => {
  test('marks whole lines with their indentation, and keeps the text byte for byte', async () => {
    const html = await highlightPreview(CODE, 'tsx', linesOf(CODE, 7, 9));
    expect(plain(html)).toBe(CODE);
    expect(plain(previewOf(html) ?? '').trimEnd()).toBe(
      CODE.split('\n').slice(6, 9).join('\n').trimEnd(),
    );
    // The style sheet defaults to `USUAL_INDENT`, so the HTML omits `--indent`.
    expect(html).toContain('class="code-preview">');
    expect(html.replaceAll(/<span class="code-[^>]*>/g, '').match(/<span/g)).toEqual(
      (await highlightCode(CODE, 'tsx')).match(/<span/g),
    );
  });

  test('splits a line when the preview is a part of the line', async () => {
    const code = 'export default () => <Badge count={2} />;\n';
    const from = code.indexOf('<');
    const html = await highlightPreview(code, 'tsx', { from, to: code.indexOf(';'), isCut: false });
    expect(plain(html)).toBe(code);
    expect(plain(previewOf(html) ?? '')).toBe('<Badge count={2} />');
    expect(html).toContain('--indent:0');
  });

  test('splits a token when the preview begins inside the token', async () => {
    const html = await highlightPreview('"long text"', 'ts', { from: 5, to: 11, isCut: false });
    expect(plain(html)).toBe('"long text"');
    expect(previewOf(html)).toBe('<span class="t-string"> text"</span>');
  });

  test('adds the class "cut" when isCut is true', async () => {
    const html = await highlightPreview(CODE, 'tsx', { ...linesOf(CODE, 7, 8), isCut: true });
    expect(html).toContain('class="code-preview cut"');
  });

  test('keeps the text when the code around the preview is divided into chunks', async () => {
    const code = `${'const a = 1;\n'.repeat(300)}<b>\n${'const b = 2;\n'.repeat(300)}`;
    const html = await highlightPreview(code, 'tsx', linesOf(code, 301, 301));
    expect(plain(html)).toBe(code);
    expect(html).toContain('class="chunk"');
  });
});

test('hasPreview returns true only when the HTML contains a preview element', async () => {
  expect(hasPreview(await highlightPreview(CODE, 'tsx', linesOf(CODE, 7, 9)))).toBe(true);
  expect(hasPreview(await highlightCode('const html = \'class="code-preview"\';', 'ts'))).toBe(
    false,
  );
});
