import { expect, test } from 'vitest';
import { GROUPS, listGroups, listSubheaders, SUBHEADERS } from '../../../e2e/navigationTitles.ts';

const PAGE = '/material-ui/react-button';

test('lists the navigation groups of Material UI in the specified order (NAV-1)', () => {
  const titles = listGroups(PAGE);
  expect(titles.filter((title) => GROUPS.includes(title))).toEqual(GROUPS);
});

test('lists the component subheaders of Material UI in the specified order (NAV-2)', () => {
  const titles = listSubheaders(PAGE);
  expect(titles.filter((title) => SUBHEADERS.includes(title))).toEqual(SUBHEADERS);
});
