import type { JudgedQuery } from '../../../e2e/judgeSearch.ts';

/** Queries that users of MUI X enter, with the results that answer the queries. */
export const queries: readonly JudgedQuery[] = [
  {
    kind: 'name',
    query: 'data grid',
    targets: ['/x/react-data-grid', '/x/api/data-grid/data-grid'],
  },
  {
    kind: 'name',
    query: 'date picker',
    targets: ['/x/react-date-pickers/date-picker', '/x/react-date-pickers'],
  },
  {
    kind: 'name',
    query: 'DateTimePicker',
    targets: ['/x/react-date-pickers/date-time-picker', '/x/api/date-pickers/date-time-picker'],
  },
  { kind: 'name', query: 'filtering', targets: ['/x/react-data-grid/filtering'] },
  { kind: 'name', query: 'sorting', targets: ['/x/react-data-grid/sorting'] },
  { kind: 'name', query: 'digital clock', targets: ['/x/react-date-pickers/digital-clock'] },
  {
    kind: 'name',
    query: 'LocalizationProvider',
    targets: [
      '/x/api/date-pickers/localization-provider',
      '/x/react-date-pickers#date-library-and-adapter',
    ],
  },
  {
    kind: 'name',
    query: 'StaticDatePicker',
    targets: [
      '/x/api/date-pickers/static-date-picker',
      '/x/react-date-pickers/date-picker#desktop-mobile-and-static-pickers',
    ],
  },
  { kind: 'name', query: 'useGridApiRef', targets: ['/x/api/data-grid/hooks#use-grid-api-ref'] },

  {
    kind: 'typo',
    query: 'datagird',
    targets: ['/x/react-data-grid', '/x/api/data-grid/data-grid'],
  },
  {
    kind: 'typo',
    query: 'date pikcer',
    targets: ['/x/react-date-pickers/date-picker', '/x/react-date-pickers'],
  },
  { kind: 'typo', query: 'date calender', targets: ['/x/react-date-pickers/date-calendar'] },

  { kind: 'synonym', query: 'data table', targets: ['/x/react-data-grid'] },
  { kind: 'synonym', query: 'editable table', targets: ['/x/react-data-grid/editing'] },
  { kind: 'synonym', query: 'date input', targets: ['/x/react-date-pickers/date-field'] },
  {
    kind: 'synonym',
    query: 'quick filter',
    targets: [
      '/x/react-data-grid/filtering/quick-filter',
      '/x/react-data-grid/filtering#quick-filter',
      '/x/react-data-grid/filtering#ToolbarFilters',
      '/x/api/data-grid/grid-toolbar-quick-filter',
    ],
  },

  {
    kind: 'question',
    query: 'server side sorting',
    targets: [
      '/x/react-data-grid/sorting#server-side-sorting',
      '/x/api/data-grid/data-grid#data-grid-prop-sortingMode',
    ],
  },
  {
    kind: 'question',
    query: 'disable past dates',
    targets: [
      '/x/react-date-pickers/date-picker#validation',
      '/x/react-date-pickers/date-picker#DateLimits',
      '/x/react-date-pickers/validation#limits-and-reasons',
      '/x/api/date-pickers/date-picker#date-picker-prop-disablePast',
      '/x/api/date-pickers/date-calendar#date-calendar-prop-disablePast',
    ],
  },
  {
    kind: 'question',
    query: 'change language of date picker',
    targets: [
      '/x/react-date-pickers#language-and-localization',
      '/x/react-date-pickers#TranslatedPicker',
      '/x/react-date-pickers/localization',
      '/x/react-date-pickers/localization#set-a-language',
      '/x/react-date-pickers/localization#LanguageSwitch',
    ],
  },
  {
    kind: 'question',
    query: 'select rows with checkboxes',
    targets: [
      '/x/react-data-grid#row-selection-with-checkboxes',
      '/x/react-data-grid#OrderSelection',
      '/x/api/data-grid/data-grid#data-grid-prop-checkboxSelection',
    ],
  },
  {
    kind: 'question',
    query: 'month and year picker only',
    targets: [
      '/x/react-date-pickers/date-picker#views',
      '/x/react-date-pickers/date-picker#CardExpiry',
      '/x/react-date-pickers/date-calendar#month-or-year-alone',
    ],
  },
  {
    kind: 'question',
    query: 'set the time zone',
    targets: [
      '/x/react-date-pickers#time-zones',
      '/x/react-date-pickers/timezone',
      '/x/react-date-pickers/timezone#show-a-value-in-a-zone',
    ],
  },
  { kind: 'question', query: 'upgrade v7 to v8', targets: ['/x/changes/v7-v8'] },

  {
    kind: 'error',
    query: 'MUI X: Can not find the date and time pickers localization context.',
    targets: [
      '/x/api/date-pickers/localization-provider',
      '/x/react-date-pickers#date-library-and-adapter',
      '/x/react-date-pickers/getting-started#first-picker',
    ],
  },

  {
    kind: 'prop',
    query: 'processRowUpdate',
    targets: ['/x/api/data-grid/data-grid#data-grid-prop-processRowUpdate'],
  },
  {
    kind: 'prop',
    query: 'noRowsOverlay',
    targets: ['/x/api/data-grid/data-grid#data-grid-slots-noRowsOverlay'],
  },
  {
    kind: 'prop',
    query: 'MuiDataGrid-columnHeaderTitle',
    targets: ['/x/api/data-grid/data-grid#data-grid-classes-MuiDataGrid-columnHeaderTitle'],
  },
  {
    kind: 'prop',
    query: 'showViewSwitcher',
    targets: ['/x/api/date-pickers/time-clock#time-clock-prop-showViewSwitcher'],
  },

  { kind: 'chinese', query: '排序', targets: ['/x/react-data-grid/sorting'] },
  {
    kind: 'chinese',
    query: '日期选择器',
    targets: ['/x/react-date-pickers/date-picker', '/x/react-date-pickers'],
  },

  {
    kind: 'text',
    query: 'promise is rejected and the cell stays open',
    targets: ['/x/react-data-grid/editing#validation'],
  },
  {
    kind: 'text',
    query: 'return what the server stored',
    targets: [
      '/x/react-data-grid/editing#cell-editing',
      '/x/react-data-grid/recipes/crud-grid#with-a-server',
    ],
  },
  {
    kind: 'text',
    query: 'save a whole row together fields depend on each other',
    targets: ['/x/react-data-grid/editing#row-editing'],
  },
  {
    kind: 'text',
    query: 'every word must occur in the row',
    targets: ['/x/react-data-grid/filtering#quick-filter'],
  },
  {
    kind: 'text',
    query: 'part defined inside the component loses the focus',
    targets: ['/x/react-date-pickers/custom-components#rules-for-custom-subcomponents'],
  },
  {
    kind: 'text',
    query: 'a limit does not stop onChange',
    targets: ['/x/react-date-pickers/date-picker#validation'],
  },
];
