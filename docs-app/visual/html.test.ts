import { expect, test } from 'vitest';
import { html, raw } from './html.ts';

test('escapes strings in attributes and text', () => {
  expect(html`<a href="${'"x"'}">${'<b> & c'}</a>`.html).toBe(
    '<a href="&quot;x&quot;">&lt;b&gt; &amp; c</a>',
  );
});

test('inserts HTML values unescaped, and omits false, null and undefined', () => {
  expect(html`${[html`<i>${1}</i>`, raw('<b>')]}${false}${null}${undefined}`.html).toBe(
    '<i>1</i><b>',
  );
});
