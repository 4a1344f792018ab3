import { describe, expect, test } from 'vitest';
import { unescapeHtml } from '../internal/escapeHtml.ts';
import { hasPreview, writePreview } from './codePreview.ts';
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
  test('wraps whole preview lines with their indentation, and keeps the code byte for byte', async () => {
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

  test('adds the class "cut" to the preview when isCut is true', async () => {
    const html = await highlightPreview(CODE, 'tsx', { ...linesOf(CODE, 7, 8), isCut: true });
    expect(html).toContain('class="code-preview cut"');
  });

  test('keeps the text of the code when the code around the preview has chunks', async () => {
    const code = `${'const a = 1;\n'.repeat(300)}<b>\n${'const b = 2;\n'.repeat(300)}`;
    const html = await highlightPreview(code, 'tsx', linesOf(code, 301, 301));
    expect(plain(html)).toBe(code);
    expect(html).toContain('class="chunk"');
  });
});

describe('writePreview', () => {
  const rest = (html: string) => `<span class="code-rest">${html}</span>`;

  test('wraps the preview and the code around it when the preview ends at a line break', () => {
    const code = 'const x;\n    <B>\n  \n      &\nend\n2';
    const lines = ['<i>const</i> x;', '    <i>&lt;B&gt;</i>', '  ', '      &amp;', 'end', '2'];
    const html = writePreview(code, lines, { from: 9, to: 27, isCut: false });
    expect(html).toBe(
      `${rest('<i>const</i> x;\n')}<span class="code-preview">${lines.slice(1, 4).join('\n')}\n</span>${rest('end\n2')}`,
    );
  });

  test('splits the code around the preview at line breaks when the preview is part of a line', () => {
    const html = writePreview('a\nb\nxyz\nc\nd', ['a', 'b', 'xyz', 'c', 'd'], {
      ...{ from: 5, to: 6, isCut: false },
    });
    const preview = '<span class="code-preview" style="--indent:0">y</span>';
    expect(html).toBe(`${rest('a\nb\n')}${rest('x')}${preview}${rest('z\n')}${rest('c\nd')}`);
  });

  test('adds no empty element when the preview is exactly one token', () => {
    const [a, b, c] = ['<i>a</i>', '<i>b</i>', '<i>c</i>'] as const;
    const preview = `<span class="code-preview" style="--indent:0">${b}</span>`;
    expect(writePreview('abc', [a + b + c], { from: 1, to: 2, isCut: false })).toBe(
      rest(a) + preview + rest(c),
    );
  });
});

test('hasPreview returns true only when the HTML contains a preview element', async () => {
  expect(hasPreview(await highlightPreview(CODE, 'tsx', linesOf(CODE, 7, 9)))).toBe(true);
  expect(hasPreview(await highlightCode('const html = \'class="code-preview"\';', 'ts'))).toBe(
    false,
  );
});
