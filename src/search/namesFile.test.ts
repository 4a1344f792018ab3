import { expect, test } from 'vitest';
import { listEntries, namesSchema, searchIndexSchema, type NamesFile } from './namesFile.ts';

const file: NamesFile = {
  product: 'Harbor',
  pages: [
    {
      path: '/button',
      title: 'Button',
      words: '按钮',
      sections: [['sizes', 'Sizes']],
      demos: ['BasicButtons'],
      variables: [
        ['--button-gap', 'gap'],
        ['--button-size', ''],
      ],
      stories: [['Playground', '/stories/button']],
    },
    { path: '/changes', title: 'Changes', isChange: true },
    { path: '/error', title: 'Error codes' },
  ],
  apis: [
    { href: '/api/link', slug: 'link', name: 'Link' },
    {
      href: '/api/button#button',
      slug: 'button',
      name: 'Button',
      props: ['size'],
      slots: ['root'],
      classes: ['Button-root'],
    },
  ],
  hooks: [['useId', '/api/use-id']],
  errors: [
    ['12', 'The dialog has no title.', '/error?code=12'],
    ['13', 'The dialog is closed.', '/other?code=13'],
  ],
};

test('keeps all fields when the schemas parse a valid search index and names file', () => {
  const [id, name, folder, url] = ['harbor', 'Harbor', 'harbor', '/harbor/search.json'];
  const products = [{ id, name, folder, url, install: 'harbor@2', changes: '/changes' }];
  expect(searchIndexSchema.parse(products)).toEqual(products);
  expect(namesSchema.parse(file)).toEqual(file);
});

test('lists an entry for each page, API and error of a names file', () => {
  const harbor = { product: 'Harbor' };
  const button = { ...harbor, page: 'Button' };
  expect(listEntries(file)).toStrictEqual([
    { ...button, kind: 'page', name: 'Button', href: '/button', words: '按钮' },
    { ...button, kind: 'section', name: 'Sizes', href: '/button#sizes' },
    { ...button, kind: 'demo', name: 'Basic buttons', href: '/button#BasicButtons' },
    { ...button, kind: 'variable', name: '--button-gap', href: '/button#gap' },
    { ...button, kind: 'variable', name: '--button-size', href: '/button' },
    { ...button, kind: 'story', name: 'Playground', href: '/stories/button' },
    { ...harbor, page: 'Changes', kind: 'change', name: 'Changes', href: '/changes' },
    { ...harbor, page: 'Error codes', kind: 'page', name: 'Error codes', href: '/error' },
    { ...harbor, page: 'Link', kind: 'component', name: 'Link', href: '/api/link' },
    { ...button, kind: 'component', name: 'Button', href: '/api/button#button' },
    { ...button, kind: 'prop', name: 'size', href: '/api/button#button-prop-size' },
    { ...button, kind: 'slot', name: 'root', href: '/api/button#button-slots-root' },
    {
      ...{ ...button, kind: 'class', name: 'Button-root' },
      href: '/api/button#button-classes-Button-root',
    },
    { ...harbor, kind: 'hook', name: 'useId', href: '/api/use-id', page: 'useId' },
    {
      ...{ ...harbor, kind: 'error', name: '12 The dialog has no title.', page: 'Error codes' },
      ...{ href: '/error?code=12', words: 'error code' },
    },
    {
      ...{ ...harbor, kind: 'error', name: '13 The dialog is closed.', page: 'Harbor' },
      ...{ href: '/other?code=13', words: 'error code' },
    },
  ]);
});
