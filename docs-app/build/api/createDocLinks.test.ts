import { expect, test } from 'vitest';
import { createDocLinks } from './createDocLinks.ts';
import { renderMarkdown, resolveMarkdownLinks } from './renderMarkdown.ts';

const links = createDocLinks({
  homepage: 'https://mui.com/material-ui/',
  productId: 'material-ui',
  documented: new Map<string, Record<string, string>>([
    ['button', { text: 'MuiButton-text' }],
    ['no-ssr', {}],
  ]),
});

test.each([
  [
    'makes the link to a documented API page local',
    'https://mui.com/material-ui/api/button/',
    '/material-ui/api/button',
  ],
  ['keeps the hash', '/material-ui/api/button/#props', '/material-ui/api/button#props'],
  [
    'names the anchor of a class by its class name',
    '/material-ui/api/button/#button-classes-text',
    '/material-ui/api/button#button-classes-MuiButton-text',
  ],
  [
    'links to the section of classes for an unknown class',
    '/material-ui/api/button/#button-classes-gone',
    '/material-ui/api/button#classes',
  ],
  [
    'maps the anchor of a class as MUI 7 writes it (FAULT C4)',
    '/material-ui/api/button/#Button-css-MuiButton-text',
    '/material-ui/api/button#button-classes-MuiButton-text',
  ],
  [
    'links to the section of classes for an unknown class of MUI 7 (FAULT C4)',
    '/material-ui/api/button/#Button-css-MuiButton-gone',
    '/material-ui/api/button#classes',
  ],
  [
    'drops an anchor that the page may not have (FAULT C4)',
    '/material-ui/api/button/#demos-and-more',
    '/material-ui/api/button',
  ],
  [
    'drops the anchor of classes when the component has none (FAULT C4)',
    '/material-ui/api/no-ssr/#no-ssr-classes-root',
    '/material-ui/api/no-ssr',
  ],
  [
    'drops the anchor of the class of another component (FAULT C4)',
    '/material-ui/api/button/#chip-classes-text',
    '/material-ui/api/button',
  ],
  ['refuses other hashes of the same page (FAULT C4)', '#button-prop-color', undefined],
  [
    'makes links to undocumented API pages absolute',
    '/material-ui/api/paper/',
    'https://mui.com/material-ui/api/paper/',
  ],
  [
    'makes links to other products absolute',
    '/joy-ui/api/button/',
    'https://mui.com/joy-ui/api/button/',
  ],
  [
    'keeps links to other sites',
    'https://example.com/material-ui/api/button/',
    'https://example.com/material-ui/api/button/',
  ],
  ['keeps a hash of the same page', '#props', '#props'],
  ['refuses scripts', 'javascript:alert(1)', undefined],
  ['refuses data', 'data:text/html,x', undefined],
  ['refuses mail', 'mailto:a@example.com', undefined],
  ['refuses an invalid URL', 'https://[', undefined],
])('for a link in a declaration comment, createDocLinks %s', (_, href, expected) => {
  expect(links(href)).toBe(expected);
});

test.each([
  [
    'resolves links',
    '[Button](https://mui.com/material-ui/api/button/)',
    '[Button](/material-ui/api/button)',
  ],
  ['replaces a refused link with its text', 'See [this](javascript:void).', 'See this.'],
  [
    'resolves a relative link',
    'an array [0](of) things',
    'an array [0](https://mui.com/material-ui/of) things',
  ],
])('resolveMarkdownLinks %s in Markdown text', (_, markdown, expected) => {
  expect(resolveMarkdownLinks(markdown, links)).toBe(expected);
});

test.each([
  ['renders code', 'If `true`.', '<p>If <code>true</code>.</p>'],
  ['renders lists', '- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
  ['renders emphasis', '**must**', '<p><strong>must</strong></p>'],
  [
    'renders bare URLs as links',
    'https://example.com',
    '<p><a href="https://example.com">https://example.com</a></p>',
  ],
  ['renders headings as bold text', '## Title', '<p><strong>Title</strong></p>'],
  [
    'sets the direction of code blocks to left-to-right',
    '```jsx\n<Tabs />\n```',
    '<pre dir="ltr"><code class="language-jsx">&lt;Tabs /&gt;\n</code></pre>',
  ],
  ['escapes markup', '<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['drops a script URL', '[a](javascript:alert)', '<p><a>a</a></p>'],
  ['drops protocol-relative URLs', '[a](//evil.example)', '<p><a>a</a></p>'],
  ['drops mailto URLs', '<mailto:a@b.example>', '<p><a>mailto:a@b.example</a></p>'],
])('renderMarkdown %s', (_, markdown, expected) => {
  expect(renderMarkdown(markdown)).toBe(expected);
});

test.each([
  ['https://mui.com/joy-ui/api/button/', '/joy-ui/api/button'],
  ['https://v5.mui.com/joy-ui/api/button/', '/joy-ui/api/button'],
  ['https://notmui.com/joy-ui/api/button/', 'https://notmui.com/joy-ui/api/button/'],
])('maps %s to %s when the homepage is on a release host', (href, expected) => {
  const resolve = createDocLinks({
    homepage: 'https://v5.mui.com/joy-ui/getting-started/',
    productId: 'joy-ui',
    documented: new Map([['button', {}]]),
  });
  expect(resolve(href)).toBe(expected);
});

test.each([
  ['', 'https://acme.example/guide', 'https://acme.example/guide'],
  ['', 'https://acme.example/joy-ui/api/button/', 'https://acme.example/joy-ui/api/button/'],
  ['', '#props', '#props'],
  ['', '/guide', undefined],
  ['acme.example', 'https://acme.example/guide', 'https://acme.example/guide'],
  ['acme.example', 'guide', undefined],
])('without a valid homepage (%j), resolves %s to %s', (homepage, href, expected) => {
  const documented = new Map([['button', {}]]);
  expect(createDocLinks({ homepage, productId: 'joy-ui', documented })(href)).toBe(expected);
});

test.each([
  ['x', '/x/api/data-grid/data-grid/#props', '/x/api/data-grid/data-grid#props'],
  ['toolpad', '/toolpad/core/api/account', '/toolpad/core/api/account'],
  ['x', '/x/react-data-grid/data-grid/', 'https://mui.com/x/react-data-grid/data-grid/'],
])(
  'makes a link of the product %s local only when it leads to a documented API page: %s',
  (productId, href, expected) => {
    const documented = new Map([
      ['data-grid', {}],
      ['account', {}],
    ]);
    const resolve = createDocLinks({ homepage: 'https://mui.com/', productId, documented });
    expect(resolve(href)).toBe(expected);
  },
);

test('links to the API pages of a release when the release has a pathname prefix', () => {
  const resolve = createDocLinks({
    homepage: 'https://mui.com/x/',
    productId: 'x',
    prefix: '/x/v9',
    documented: new Map([['picker-day', {}]]),
  });
  expect(resolve('/x/api/date-pickers/picker-day/')).toBe('/x/v9/api/date-pickers/picker-day');
});

const BUTTON = 'https://mui.com/material-ui/api/button/';

test.each([
  ['a code span', `\`[a](${BUTTON})\``],
  ['a code span with two backticks', `\`\`[a](${BUTTON}) \` \`\``],
  ['a code block', `\`\`\`tsx\n[a](${BUTTON})\n\`\`\``],
  ['a code block of tildes without an end', `~~~\n[a](${BUTTON})`],
])('does not change a Markdown link within %s (FAULT E4)', (_, code) => {
  const markdown = `[b](${BUTTON}) ${/^(?:`{3}|~)/.test(code) ? '\n\n' : ''}${code}`;
  expect(resolveMarkdownLinks(markdown, links)).toBe(
    markdown.replace(`[b](${BUTTON})`, '[b](/material-ui/api/button)'),
  );
});

test.each([
  ['between code spans', `\`a\` [b](${BUTTON}) \`c\``, '`a` [b](/material-ui/api/button) `c`'],
  ['with code as text', `[\`a[0]\`](${BUTTON})`, '[`a[0]`](/material-ui/api/button)'],
  ['with a title', `[a](${BUTTON} "Title")`, '[a](/material-ui/api/button "Title")'],
])('resolves a Markdown link %s (FAULT E4)', (_, markdown, expected) => {
  expect(resolveMarkdownLinks(markdown, links)).toBe(expected);
});
