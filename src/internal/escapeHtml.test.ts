import { expect, test } from 'vitest';
import { escapeHtml, escapeText, unescapeHtml } from './escapeHtml.ts';

test('escapes HTML special characters and carriage returns', () => {
  expect(escapeHtml('a && <b c="d">\r\n\'é')).toBe(
    "a &amp;&amp; &lt;b c=&quot;d&quot;&gt;&#13;\n'é",
  );
});

test('escapes neither `"` nor `>` in the content of an element', () => {
  expect(escapeText('a && <b c="d">\r')).toBe('a &amp;&amp; &lt;b c="d">&#13;');
});

test('unescapes the entities of escapeHtml, and keeps other entities', () => {
  const text = 'a && <b c="d">\r\n\'é &amp;';
  expect(unescapeHtml(escapeHtml(text))).toBe(text);
  expect(unescapeHtml('&nbsp;&#65;')).toBe('&nbsp;&#65;');
});
