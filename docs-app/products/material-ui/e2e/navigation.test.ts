import { expect, test } from 'vitest';
import { readPage } from '../../../e2e/site.ts';
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

test.each([
  ['only the first API page, on a component page', PAGE, 1],
  ['all API pages, on an API page', '/material-ui/api/button', 143],
])('navigation has links to %s, without JavaScript', (_, pathname, links) => {
  const nav = /<nav id="docs-navigation".*?<\/nav>/s.exec(readPage(pathname))?.[0] ?? '';
  expect(nav.match(/href="\/material-ui\/api\//g)).toHaveLength(links);
});
