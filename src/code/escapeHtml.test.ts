import { expect, test } from 'vitest';
import { escapeHtml } from './escapeHtml.ts';

test('escapes the characters that HTML would read otherwise', () => {
  expect(escapeHtml('a && <b c="d">\r\n\'é')).toBe(
    "a &amp;&amp; &lt;b c=&quot;d&quot;&gt;&#13;\n'é",
  );
});
