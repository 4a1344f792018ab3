import { expect, test } from 'vitest';
import { listGroups, listSubheaders, SUBHEADERS } from '../../../e2e/navigationTitles.ts';

const PAGE = '/joy-ui/react-button';
const GROUPS = ['Getting started', 'Components', 'Customization'];

test('lists the navigation groups of Joy UI in the specified order (NAV-1)', () => {
  const titles = listGroups(PAGE);
  expect(titles.filter((title) => GROUPS.includes(title))).toEqual(GROUPS);
});

test('lists the component subheaders of Joy UI in the specified order (NAV-2)', () => {
  const titles = listSubheaders(PAGE);
  expect(titles.filter((title) => SUBHEADERS.includes(title))).toEqual(SUBHEADERS);
});
