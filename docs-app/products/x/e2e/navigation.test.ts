import { expect, test } from 'vitest';
import { listGroups } from '../../../e2e/navigationTitles.ts';

const PAGE = '/x/react-data-grid';
const GROUPS = ['Component API', 'Migration', 'Discover more'];

test('lists the navigation groups of MUI X in the specified order (NAV-1)', () => {
  const titles = listGroups(PAGE);
  expect(titles.filter((title) => GROUPS.includes(title))).toEqual(GROUPS);
});
