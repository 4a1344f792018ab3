import { defineNav, flagPlanned, type NavEntry } from '@vitrine/ui/authoring';
import { dataGridApiSlugs, datePickersApiSlugs } from './apiSlugs.ts';
import { dataGridGroup } from './navDataGrid.ts';
import { datePickersGroup } from './navDatePickers.ts';
import { writtenPages } from './writtenPages.ts';

/** Side navigation of MUI X at 7.29. */
export const nav: readonly NavEntry[] = defineNav(
  flagPlanned(
    [
      {
        pathname: '/x/introduction-group',
        title: 'Introduction',
        children: [
          { pathname: '/x/introduction', title: 'Overview' },
          { pathname: '/x/introduction/installation' },
          { pathname: '/x/introduction/licensing', title: 'Plans and licenses' },
          { pathname: '/x/introduction/support' },
        ],
      },
      dataGridGroup,
      datePickersGroup,
      {
        pathname: '/x/api',
        title: 'Component API',
        children: [
          {
            pathname: '/x/api/data-grid',
            subheader: 'data-grid',
            title: 'Data Grid',
            children: [
              ...dataGridApiSlugs.map((slug) => ({ pathname: `/x/api/data-grid/${slug}` })),
              { pathname: '/x/api/data-grid/hooks', title: 'Hooks' },
              { pathname: '/x/api/data-grid/selectors', title: 'Selectors' },
              { pathname: '/x/api/data-grid/utilities', title: 'Utilities' },
              { pathname: '/x/api/data-grid/data-grid-pro', plan: 'pro' },
              { pathname: '/x/api/data-grid/data-grid-premium', plan: 'premium' },
            ],
          },
          {
            pathname: '/x/api/date-pickers',
            subheader: 'date-pickers',
            title: 'Date Pickers',
            children: [
              ...datePickersApiSlugs.map((slug) => ({ pathname: `/x/api/date-pickers/${slug}` })),
              { pathname: '/x/api/date-pickers/hooks', title: 'Hooks' },
              { pathname: '/x/api/date-pickers/utilities', title: 'Utilities' },
              { pathname: '/x/api/date-pickers/date-range-picker', plan: 'pro' },
              { pathname: '/x/api/date-pickers/date-time-range-picker', plan: 'pro' },
            ],
          },
        ],
      },
      {
        pathname: '/x/migration',
        children: [
          {
            pathname: '/x/migration/v7',
            subheader: 'v7',
            title: 'Upgrade to v7',
            children: [
              { pathname: '/x/migration/migration-data-grid-v6', title: 'Data Grid' },
              { pathname: '/x/migration/migration-pickers-v6', title: 'Date Pickers' },
            ],
          },
          {
            pathname: '/x/migration/earlier-versions',
            subheader: 'earlier-versions',
            children: [
              { pathname: '/x/migration/migration-data-grid-v5', title: 'Data Grid v5 to v6' },
              { pathname: '/x/migration/migration-pickers-v5', title: 'Date Pickers v5 to v6' },
              { pathname: '/x/migration/migration-pickers-lab', title: 'Pickers from the lab' },
            ],
          },
        ],
      },
      {
        pathname: '/x/discover-more',
        children: [
          { pathname: '/x/introduction/roadmap' },
          { pathname: '/x/whats-new', title: "What's new" },
          { pathname: 'https://github.com/mui/mui-x/releases', title: 'Releases' },
        ],
      },
    ],
    writtenPages,
  ),
);
