import { expect, test } from 'vitest';
import { html, raw } from './html.ts';

test('what is put into HTML is text', () => {
  expect(html`<a href="${'"x"'}">${'<b> & c'}</a>`.html).toBe(
    '<a href="&quot;x&quot;">&lt;b&gt; &amp; c</a>',
  );
});

test('HTML stays as it is, nothing leaves nothing', () => {
  expect(html`${[html`<i>${1}</i>`, raw('<b>')]}${false}${null}${undefined}`.html).toBe(
    '<i>1</i><b>',
  );
});
