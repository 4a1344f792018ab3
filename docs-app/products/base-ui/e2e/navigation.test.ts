import { expect, test } from 'vitest';
import { listGroups } from '../../../e2e/navigationTitles.ts';

const PAGE = '/base-ui/react-button';
const GROUPS = ['Getting started', 'Components', 'How-to guides'];

test('lists the navigation groups of Base UI in the specified order (NAV-1)', () => {
  const titles = listGroups(PAGE);
  expect(titles.filter((title) => GROUPS.includes(title))).toEqual(GROUPS);
});
