import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { initialThemeSettings } from '../settings/index.ts';
import { SiteThemeProvider } from '../theme/index.ts';
import { CodeFrame } from './CodeBlock.styles.ts';
import { LinedPre } from './LinedPre.styles.ts';

test('keeps the space for the copy button and the signs at any spacing unit', () => {
  const code = [createElement(CodeFrame, { key: 1 }), createElement(LinedPre, { key: 2 })];
  const props = { settings: initialThemeSettings };
  const css = renderToString(createElement(SiteThemeProvider, props, ...code));
  expect(css).toMatch(/ figcaption\{[^}]*padding-inline:[^}]* max\(88px, [^}]*\);/);
  expect(css).toMatch(/ pre\{[^}]*padding-inline-end:max\(80px, /);
  expect(css).toMatch(/ \.line\{[^}]*padding-inline:max\(20px, [^}]*\) max\(80px, /);
});
