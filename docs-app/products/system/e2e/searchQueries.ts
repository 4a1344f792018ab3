import type { JudgedQuery } from '../../../e2e/judgeSearch.ts';

/** Queries that users of MUI System enter, with the results that answer the queries. */
export const queries: readonly JudgedQuery[] = [
  { kind: 'name', query: 'Box', targets: ['/system/react-box'] },
  { kind: 'name', query: 'sx', targets: ['/system/getting-started/the-sx-prop'] },
  { kind: 'name', query: 'spacing', targets: ['/system/spacing'] },
  {
    kind: 'name',
    query: 'createBreakpoints',
    targets: ['/system/api/utilities#create-breakpoints'],
  },

  { kind: 'typo', query: 'contianer', targets: ['/system/react-container'] },

  {
    kind: 'synonym',
    query: 'margin and padding',
    targets: ['/system/spacing', '/system/spacing#sides-and-axes'],
  },

  {
    kind: 'question',
    query: 'center with auto margin',
    targets: ['/system/spacing#auto-margins', '/system/spacing#AutoMargins'],
  },
  {
    kind: 'question',
    query: 'conditional styles',
    targets: [
      '/system/getting-started/the-sx-prop#conditional-styles',
      '/system/getting-started/the-sx-prop#ConditionalStyles',
    ],
  },
  { kind: 'question', query: 'how to nest grids', targets: ['/system/react-grid#nested-grids'] },

  {
    kind: 'error',
    query: 'MUI: The provided shorthand primary is invalid.',
    targets: ['/production-error?code=18'],
  },

  { kind: 'prop', query: 'useFlexGap', targets: ['/system/api/stack#stack-prop-useFlexGap'] },
  { kind: 'chinese', query: '间距', targets: ['/system/spacing'] },

  {
    kind: 'text',
    query: 'multiples of one unit',
    targets: ['/system/spacing', '/system/spacing#spacing-unit'],
  },
  {
    kind: 'text',
    query: 'misspelled key browser ignores it',
    targets: ['/system/getting-started/the-sx-prop#theme-values'],
  },
];
