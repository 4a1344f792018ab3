import { expect, test } from 'vitest';
import { createDocLinks } from './createDocLinks.ts';
import { renderMarkdown, resolveMarkdownLinks } from './renderMarkdown.ts';

const links = createDocLinks({
  homepage: 'https://mui.com/material-ui/',
  productId: 'material-ui',
  documented: new Map([['button', { text: 'MuiButton-text' }]]),
});

test.each([
  [
    'makes a documented API page local',
    'https://mui.com/material-ui/api/button/',
    '/material-ui/api/button',
  ],
  ['keeps the hash', '/material-ui/api/button/#props', '/material-ui/api/button#props'],
  [
    'names a class row by its class',
    '/material-ui/api/button/#button-classes-text',
    '/material-ui/api/button#button-classes-MuiButton-text',
  ],
  [
    'leads to all classes for an unknown one',
    '/material-ui/api/button/#button-classes-gone',
    '/material-ui/api/button#classes',
  ],
  [
    'keeps other API pages at their home',
    '/material-ui/api/paper/',
    'https://mui.com/material-ui/api/paper/',
  ],
  [
    'keeps other products at their home',
    '/joy-ui/api/button/',
    'https://mui.com/joy-ui/api/button/',
  ],
  [
    'keeps other sites',
    'https://example.com/material-ui/api/button/',
    'https://example.com/material-ui/api/button/',
  ],
  ['keeps a hash of the same page', '#props', '#props'],
  ['refuses scripts', 'javascript:alert(1)', undefined],
  ['refuses data', 'data:text/html,x', undefined],
  ['refuses mail', 'mailto:a@example.com', undefined],
  ['refuses what is no address', 'https://[', undefined],
])('%s', (_, href, expected) => {
  expect(links(href)).toBe(expected);
});

test.each([
  [
    'resolves links',
    '[Button](https://mui.com/material-ui/api/button/)',
    '[Button](/material-ui/api/button)',
  ],
  ['leaves the text of a refused link', 'See [this](javascript:void).', 'See this.'],
  [
    'leaves other brackets',
    'an array [0](of) things',
    'an array [0](https://mui.com/material-ui/of) things',
  ],
])('%s in markdown', (_, markdown, expected) => {
  expect(resolveMarkdownLinks(markdown, links)).toBe(expected);
});

test.each([
  ['writes code', 'If `true`.', '<p>If <code>true</code>.</p>'],
  ['writes lists', '- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
  ['writes emphasis', '**must**', '<p><strong>must</strong></p>'],
  [
    'writes bare addresses as links',
    'https://example.com',
    '<p><a href="https://example.com">https://example.com</a></p>',
  ],
  ['writes headings as bold text', '## Title', '<p><strong>Title</strong></p>'],
  [
    'writes examples from left to right',
    '```jsx\n<Tabs />\n```',
    '<pre dir="ltr"><code class="language-jsx">&lt;Tabs /&gt;\n</code></pre>',
  ],
  ['shows markup as text', '<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['drops the address of a script', '[a](javascript:alert)', '<p><a>a</a></p>'],
  ['drops protocol-relative addresses', '[a](//evil.example)', '<p><a>a</a></p>'],
  ['drops mail addresses', '<mailto:a@b.example>', '<p><a>mailto:a@b.example</a></p>'],
])('%s in HTML', (_, markdown, expected) => {
  expect(renderMarkdown(markdown)).toBe(expected);
});

test.each([
  ['https://mui.com/joy-ui/api/button/', '/joy-ui/api/button'],
  ['https://v5.mui.com/joy-ui/api/button/', '/joy-ui/api/button'],
  ['https://notmui.com/joy-ui/api/button/', 'https://notmui.com/joy-ui/api/button/'],
])('knows the pages of a library whose home is on the host of a release: %s', (href, expected) => {
  const resolve = createDocLinks({
    homepage: 'https://v5.mui.com/joy-ui/getting-started/',
    productId: 'joy-ui',
    documented: new Map([['button', {}]]),
  });
  expect(resolve(href)).toBe(expected);
});

test.each([
  ['x', '/x/api/data-grid/data-grid/#props', '/x/api/data-grid/data-grid#props'],
  ['toolpad', '/toolpad/core/api/account', '/toolpad/core/api/account'],
  ['x', '/x/react-data-grid/data-grid/', 'https://mui.com/x/react-data-grid/data-grid/'],
])('knows API pages below the folder of %s: %s', (productId, href, expected) => {
  const documented = new Map([
    ['data-grid', {}],
    ['account', {}],
  ]);
  const resolve = createDocLinks({ homepage: 'https://mui.com/', productId, documented });
  expect(resolve(href)).toBe(expected);
});

test('leads to the pages of the release that it reads', () => {
  const ofRelease = createDocLinks({
    homepage: 'https://mui.com/x/',
    productId: 'x',
    prefix: '/x/v9',
    documented: new Map([['picker-day', {}]]),
  });
  expect(ofRelease('/x/api/date-pickers/picker-day/')).toBe('/x/v9/api/date-pickers/picker-day');
});
