import { expect, test } from 'vitest';
import { readSections } from '../search/readSections.ts';
import { readPageText } from './readPageText.ts';

test('returns the text of a page with names as written, and without the results of demos', () => {
  const page = { pathname: '/a', title: 'A', description: 'About A.' };
  const html = `<article><p>Lead.</p>
<h2 id="use">Use <code>THEME_ID</code></h2>
<p><code>data-*</code>, Unstable_Grid and <a href="/b">a
link</a>.</p>
<div data-demo="Use"><p>Not tested in this build</p></div></article>`;
  expect(readPageText(page, readSections(html))).toEqual({
    ...{ path: '/a', title: 'A', description: 'About A.' },
    sections: [
      { id: '', title: '', text: 'Lead.' },
      { id: 'use', title: 'Use THEME_ID', text: 'data-*, Unstable_Grid and a link.' },
    ],
  });
});
