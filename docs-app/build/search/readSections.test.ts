import { describe, expect, test } from 'vitest';
import { readSections } from './readSections.ts';

const read = (article: string) =>
  readSections(`<body><nav>Menu</nav><article lang="en">${article}</article></body>`);

describe('readSections', () => {
  test('splits an article into sections at its headings', () => {
    const article = `<header><h1>Dialog</h1></header><p>Asks &amp; waits.</p>
      <h2 id="parts"><a href="#parts">The <code>parts</code></a></h2><p>One,<br>two.</p>`;
    expect(read(article)).toEqual([
      { id: '', heading: '', text: 'Asks & waits.', code: '' },
      { id: 'parts', heading: 'The parts', text: 'One, two.', code: '' },
    ]);
  });

  test('returns the text of a table row as a separate section', () => {
    const article = `<h2 id="props">Props</h2><table><thead><tr><th>Name</th></tr></thead>
      <tr id="prop-open"><th><code>open</code> <span data-mark="required">required</span></th>
      <td><p>Shows it.</p></td></tr></table><p>Also.</p>`;
    expect(read(article).slice(1)).toEqual([
      { id: 'props', heading: 'Props', text: 'Also.', code: '' },
      { id: 'prop-open', heading: 'open', text: 'Shows it.', code: '' },
    ]);
  });

  test('separates the code of a section from its text', () => {
    const [first] = read(
      '<p>Use it:</p><pre><code>&lt;Dialog <span>open</span> /&gt;</code></pre>',
    );
    expect(first).toMatchObject({ text: 'Use it:', code: '<Dialog open />' });
  });

  test.each([
    '<button>Copy</button>',
    '<div data-demo="X"><p>Alice <b>Miller</b></p></div>',
    '<aside data-ad=""><p>Buy</p></aside>',
    '<p hidden>Later</p>',
    '<p aria-hidden="true">!</p>',
    '<template><p>Variant</p></template>',
  ])('omits the text of %s from a section', (apart) => {
    expect(read(`<p>One${apart}two</p>`)[0]?.text.split(' ').filter(Boolean)).toEqual([
      'One',
      'two',
    ]);
  });

  test('returns escaped markup in a heading as text', () => {
    const [, section] = read('<h2 id="x">&lt;script&gt;alert(1)&lt;/script&gt;</h2><p>Text</p>');
    expect(section?.heading).toBe('<script>alert(1)</script>');
  });

  test('returns one empty section when the HTML document has no article', () => {
    expect(readSections('<body><p>Text</p></body>')).toEqual([
      { id: '', heading: '', text: '', code: '' },
    ]);
  });
});
