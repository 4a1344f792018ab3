import { expect, test } from 'vitest';
import { html, raw } from './html.ts';

test('escapes strings', () => {
  expect(html`<a href="${'"x"'}">${'<b> & c'}</a>`.html).toBe(
    '<a href="&quot;x&quot;">&lt;b&gt; &amp; c</a>',
  );
});

test('keeps HTML as it is, and omits false, null and undefined', () => {
  expect(html`${[html`<i>${1}</i>`, raw('<b>')]}${false}${null}${undefined}`.html).toBe(
    '<i>1</i><b>',
  );
});
