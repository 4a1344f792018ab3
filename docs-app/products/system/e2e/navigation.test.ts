import { expect, test } from 'vitest';
import { listGroups } from '../../../e2e/navigationTitles.ts';

const PAGE = '/system/react-box';
const GROUPS = ['Getting started', 'Components', 'Migration'];

test('lists the navigation groups of MUI System in the specified order (NAV-1)', () => {
  const titles = listGroups(PAGE);
  expect(titles.filter((title) => GROUPS.includes(title))).toEqual(GROUPS);
});
