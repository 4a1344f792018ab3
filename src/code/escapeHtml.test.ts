import { expect, test } from 'vitest';
import { escapeHtml } from './escapeHtml.ts';

test('escapes HTML special characters and carriage returns', () => {
  expect(escapeHtml('a && <b c="d">\r\n\'é')).toBe(
    "a &amp;&amp; &lt;b c=&quot;d&quot;&gt;&#13;\n'é",
  );
});
