import { expect, test } from 'vitest';
import { buildNavTree } from './buildNavTree.ts';
import { localizeNav } from './localizeNav.ts';

test('translates navigation titles and sets `translated` when a translation exists', () => {
  const tree = buildNavTree([
    {
      ...{ pathname: '/a', title: 'Inputs' },
      children: [
        { pathname: '/a/button', title: 'Button' },
        { pathname: '/a/x', title: 'X' },
      ],
    },
  ]);
  const page = { kind: 'page', pathname: '/b', flags: ['planned'] } as const;
  const planned = { kind: 'planned', pages: [{ ...page, title: 'Inputs' }] } as const;
  const titles = new Map([
    ['Inputs', '输入'],
    ['Button', ''],
  ]);
  expect(localizeNav([...tree, planned], (title) => titles.get(title))).toStrictEqual([
    {
      ...{ kind: 'group', pathname: '/a', title: '输入', flags: [], translated: true },
      children: [
        { kind: 'page', pathname: '/a/button', title: '', flags: [], translated: true },
        { kind: 'page', pathname: '/a/x', title: 'X', flags: [] },
      ],
    },
    { kind: 'planned', pages: [{ ...page, title: '输入', translated: true }] },
  ]);
});
