import { describe, expect, test } from 'vitest';
import { readPage, pages, sampleByWeight, sampledPages } from './site.ts';
import { weigh } from './weigh.ts';

const READABLE_BYTES = 30_000;
const FIRST_SCRIPT_BYTES = 4096;

const STYLE = /<style[^>]*>(.*?)<\/style>/gs;
const KEYFRAMES = /@(?:-webkit-)?keyframes ([\w-]+)/g;

test.each(sampleByWeight(pages))(
  'keeps the compressed HTML of $pathname within 30 kB',
  ({ pathname }) => {
    const bytes = weigh(readPage(pathname));
    expect(bytes).toBeLessThanOrEqual(READABLE_BYTES);
  },
);

describe.each(sampledPages)('$pathname', ({ pathname }) => {
  test('page shell loads no external scripts and no render-blocking style sheets', () => {
    // A print style sheet does not block rendering. A style sheet in the article blocks only the
    // content after it. Demos need the style sheets of their libraries before the first paint.
    const html = readPage(pathname)
      .replace(/<link [^>]*media="print">/, '')
      .replaceAll(/<link [^>]*data-demo-sheet>/g, '')
      .replace(/<article.*<\/article>/s, '');
    expect(html).not.toMatch(/<script[^>]*\ssrc=/);
    expect(html).not.toMatch(/rel="?(modulepreload|stylesheet)/);
  });

  test('declares every theme variable that the inline styles use', () => {
    const html = readPage(pathname);
    const declared = new Set(Array.from(html.matchAll(/(--[\w-]+)\s*:/g), ([, name]) => name));
    const styles = Array.from(html.matchAll(/<style[^>]*>.*?<\/style>|\sstyle="[^"]*"/gs), String);
    const used = Array.from(
      styles.join('').matchAll(/var\((--[\w-]+)\)/g),
      ([, name = '']) => name,
    );
    const isOfTheme = (name: string) => /^--(docs|mui|joy)-/.test(name);
    expect(used.filter((name) => isOfTheme(name) && !declared.has(name))).toEqual([]);
  });

  test('defines only keyframes that the inline styles use', () => {
    const styles = Array.from(readPage(pathname).matchAll(STYLE), ([, css]) => css).join('');
    const defined = Array.from(styles.matchAll(KEYFRAMES), ([, name = '']) => name);
    const others = styles.replaceAll(KEYFRAMES, '');
    expect(defined.filter((name) => !others.includes(name))).toEqual([]);
  });

  test('keeps the compressed inline scripts within 4 KiB', () => {
    const scripts = readPage(pathname).matchAll(/<script(?![^>]*json)[^>]*>(.*?)<\/script>/gs);
    const text = Array.from(scripts, ([, body = '']) => body).join('');
    expect(text).not.toBe('');
    expect(weigh(text)).toBeLessThanOrEqual(FIRST_SCRIPT_BYTES);
  });
});
