import { expect, test } from 'vitest';
import { escapeHtml, unescapeHtml } from './escapeHtml.ts';

test('escapes HTML special characters and carriage returns', () => {
  expect(escapeHtml('a && <b c="d">\r\n\'é')).toBe(
    "a &amp;&amp; &lt;b c=&quot;d&quot;&gt;&#13;\n'é",
  );
});

test('unescapes the entities of escapeHtml, and keeps other entities', () => {
  const text = 'a && <b c="d">\r\n\'é &amp;';
  expect(unescapeHtml(escapeHtml(text))).toBe(text);
  expect(unescapeHtml('&nbsp;&#65;')).toBe('&nbsp;&#65;');
});
