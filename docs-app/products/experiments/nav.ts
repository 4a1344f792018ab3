import { defineNav, flagPlanned, type NavEntry } from '@vitrine/ui/authoring';
import { writtenPages } from './writtenPages.ts';

/** Planned entries: one without a mark, one for each mark, such as Beta, and one with all marks. */
const marks: readonly NavEntry[] = [
  { pathname: '/experiments/docs/marks/none', title: 'No mark' },
  { pathname: '/experiments/docs/marks/new', title: 'New', newFeature: true },
  { pathname: '/experiments/docs/marks/unstable', title: 'Preview', unstable: true },
  { pathname: '/experiments/docs/marks/beta', title: 'Beta', beta: true },
  { pathname: '/experiments/docs/marks/legacy', title: 'Legacy', legacy: true },
  { pathname: '/experiments/docs/marks/deprecated', title: 'Deprecated', deprecated: true },
  { pathname: '/experiments/docs/marks/pro', title: 'Pro plan', plan: 'pro' },
  { pathname: '/experiments/docs/marks/premium', title: 'Premium plan', plan: 'premium' },
  {
    pathname: '/experiments/docs/marks/all',
    title: 'Every mark at once',
    newFeature: true,
    unstable: true,
    beta: true,
    legacy: true,
    deprecated: true,
    plan: 'premium',
  },
];

/** Groups down to the fourth level, which contains the page about navigation flags. */
const levels: NavEntry = {
  pathname: '/experiments/docs/levels',
  title: 'First level',
  children: [
    {
      pathname: '/experiments/docs/levels/second',
      title: 'Second level',
      children: [
        {
          pathname: '/experiments/docs/levels/third',
          title: 'Third level',
          newFeature: true,
          children: [
            {
              pathname: '/experiments/docs/levels/fourth',
              title: 'Fourth level',
              children: [
                { pathname: '/experiments/docs/nav-flags', title: 'Navigation flags' },
                { pathname: '/experiments/docs/levels/planned-page' },
              ],
            },
            { pathname: '/experiments/docs/levels/third/page', title: 'Beside the fourth level' },
          ],
        },
        { pathname: '/experiments/docs/levels/second/page', title: 'Beside the third level' },
      ],
    },
  ],
};

/** Side navigation with groups, subheaders, marks, long titles and an external link. */
export const nav: readonly NavEntry[] = defineNav(
  flagPlanned(
    [
      { pathname: '/experiments/docs', title: 'All experiments' },
      {
        pathname: '/experiments/docs/pieces',
        subheader: 'pieces-of-a-page',
        children: [
          { pathname: '/experiments/docs/headers', newFeature: true },
          { pathname: '/experiments/docs/callouts', beta: true },
          { pathname: '/experiments/docs/code-blocks', unstable: true },
          { pathname: '/experiments/docs/demos', legacy: true, plan: 'pro' },
          { pathname: '/experiments/docs/markdown', deprecated: true, plan: 'premium' },
        ],
      },
      levels,
      { pathname: '/experiments/docs/marks', title: 'Marks', children: marks },
      {
        pathname: '/experiments/docs/long',
        title: 'A group whose title is much longer than the column of the navigation is wide',
        beta: true,
        children: [
          {
            pathname: '/experiments/docs/long/word',
            title: 'unstable_createMuiStrictModeThemeWithAllOfItsOptions',
          },
        ],
      },
      { pathname: 'https://storybook.js.org/docs', title: 'Storybook' },
    ],
    writtenPages,
  ),
);
