import { expect, test } from 'vitest';
import { listGroups } from '../../../e2e/navigationTitles.ts';

const PAGE = '/toolpad/core/introduction';
const GROUPS = ['Components', 'Component API'];

test('lists the navigation groups of Toolpad Core in the specified order (NAV-1)', () => {
  const titles = listGroups(PAGE);
  expect(titles.filter((title) => GROUPS.includes(title))).toEqual(GROUPS);
});
