// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { CODE_LANGUAGES } from './code.constants.ts';
import { highlightCode } from './highlightCode.ts';

const samples = {
  tsx: 'export default function Total({ sum }: { sum: number }) {\n  return <b title="a & b">{`${sum} <€>`}</b>; // done\n}\n',
  bash: 'npm install @mui/material "a b" && echo $HOME',
  diff: '- old\n+ new\n  same',
  text: '<plain> & "quoted"\n\n',
  html: '<meta name="viewport" content="a&amp;b" />',
} as const;

describe('highlightCode', () => {
  test.each(Object.entries(samples))(
    'keeps the text of highlighted %s code byte for byte',
    async (language, code) => {
      const element = document.createElement('code');
      element.innerHTML = await highlightCode(code, language as keyof typeof samples);
      expect(element.textContent).toBe(code);
    },
  );

  test.each(CODE_LANGUAGES)('accepts the code language %s', async (language) => {
    await expect(highlightCode('a', language)).resolves.toContain('a');
  });

  test('marks a token with the CSS class of its kind', async () => {
    expect(await highlightCode(samples.tsx, 'tsx')).toMatch(/class="t-keyword">export</);
  });
});
