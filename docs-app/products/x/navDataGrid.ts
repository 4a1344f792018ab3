import type { NavEntry } from '@vitrine/ui/authoring';

const columns: NavEntry = {
  pathname: '/x/react-data-grid/columns',
  children: [
    { pathname: '/x/react-data-grid/column-definition' },
    { pathname: '/x/react-data-grid/column-dimensions' },
    { pathname: '/x/react-data-grid/column-visibility' },
    { pathname: '/x/react-data-grid/custom-columns' },
    {
      pathname: '/x/react-data-grid/column-headers-group',
      title: 'Headers',
      children: [
        { pathname: '/x/react-data-grid/column-header' },
        { pathname: '/x/react-data-grid/column-menu' },
        { pathname: '/x/react-data-grid/column-groups' },
      ],
    },
    { pathname: '/x/react-data-grid/column-spanning' },
    { pathname: '/x/react-data-grid/column-ordering', title: 'Column reordering', plan: 'pro' },
    { pathname: '/x/react-data-grid/column-pinning', plan: 'pro' },
  ],
};

const rows: NavEntry = {
  pathname: '/x/react-data-grid/rows',
  children: [
    { pathname: '/x/react-data-grid/row-definition' },
    { pathname: '/x/react-data-grid/row-updates' },
    { pathname: '/x/react-data-grid/row-height' },
    { pathname: '/x/react-data-grid/row-spanning', newFeature: true, unstable: true },
    { pathname: '/x/react-data-grid/master-detail', title: 'Detail panels', plan: 'pro' },
    { pathname: '/x/react-data-grid/row-ordering', title: 'Row reordering', plan: 'pro' },
    { pathname: '/x/react-data-grid/row-pinning', plan: 'pro' },
  ],
};

const filtering: NavEntry = {
  pathname: '/x/react-data-grid/filtering-group',
  title: 'Filtering',
  children: [
    { pathname: '/x/react-data-grid/filtering', title: 'Overview' },
    { pathname: '/x/react-data-grid/filtering/customization', title: 'Custom operators' },
    { pathname: '/x/react-data-grid/filtering/quick-filter' },
    { pathname: '/x/react-data-grid/filtering/server-side', title: 'Server-side filtering' },
    { pathname: '/x/react-data-grid/filtering/multi-filters', title: 'Multi-filters', plan: 'pro' },
    { pathname: '/x/react-data-grid/filtering/header-filters', plan: 'pro' },
  ],
};

const editing: NavEntry = {
  pathname: '/x/react-data-grid/editing-group',
  title: 'Editing',
  children: [
    { pathname: '/x/react-data-grid/editing', title: 'Overview' },
    { pathname: '/x/react-data-grid/editing/persistence', title: 'Saving changes' },
    {
      pathname: '/x/react-data-grid/editing/custom-edit-component',
      title: 'Custom edit component',
    },
  ],
};

const grouping: NavEntry = {
  pathname: '/x/react-data-grid/grouping-group',
  title: 'Tree data and grouping',
  children: [
    { pathname: '/x/react-data-grid/tree-data', plan: 'pro' },
    {
      pathname: '/x/react-data-grid/row-grouping-group',
      title: 'Row grouping',
      plan: 'premium',
      children: [
        { pathname: '/x/react-data-grid/row-grouping', title: 'Overview', plan: 'premium' },
        {
          pathname: '/x/react-data-grid/recipes-row-grouping',
          title: 'Recipes',
          plan: 'premium',
        },
      ],
    },
    { pathname: '/x/react-data-grid/aggregation', plan: 'premium' },
  ],
};

const serverData: NavEntry = {
  pathname: '/x/react-data-grid/server-side-data-group',
  title: 'Server-side data',
  plan: 'pro',
  unstable: true,
  children: [
    { pathname: '/x/react-data-grid/server-side-data', title: 'Overview', plan: 'pro' },
    { pathname: '/x/react-data-grid/server-side-data/tree-data', plan: 'pro' },
    {
      pathname: '/x/react-data-grid/server-side-data/lazy-loading',
      plan: 'pro',
      newFeature: true,
    },
    { pathname: '/x/react-data-grid/server-side-data/row-grouping', plan: 'premium' },
    {
      pathname: '/x/react-data-grid/server-side-data/aggregation',
      plan: 'premium',
      newFeature: true,
    },
  ],
};

/** Pages of the Data Grid 7.x, by task. */
export const dataGridGroup: NavEntry = {
  pathname: '/x/react-data-grid-group',
  title: 'Data Grid',
  children: [
    { pathname: '/x/react-data-grid', title: 'Overview' },
    { pathname: '/x/react-data-grid/getting-started' },
    { pathname: '/x/react-data-grid/layout' },
    columns,
    rows,
    editing,
    { pathname: '/x/react-data-grid/sorting' },
    filtering,
    {
      pathname: '/x/react-data-grid/pagination-group',
      title: 'Pagination',
      children: [
        { pathname: '/x/react-data-grid/pagination', title: 'Overview' },
        { pathname: '/x/react-data-grid/pagination/server-side', title: 'Server-side pagination' },
      ],
    },
    {
      pathname: '/x/react-data-grid/selection',
      children: [
        { pathname: '/x/react-data-grid/row-selection' },
        { pathname: '/x/react-data-grid/cell-selection', plan: 'premium' },
      ],
    },
    {
      pathname: '/x/react-data-grid/export-group',
      title: 'Export',
      children: [
        { pathname: '/x/react-data-grid/export', title: 'CSV and print' },
        { pathname: '/x/react-data-grid/export/excel', title: 'Excel', plan: 'premium' },
        { pathname: '/x/react-data-grid/clipboard', title: 'Copy and paste' },
      ],
    },
    grouping,
    serverData,
    {
      pathname: '/x/react-data-grid/list-view',
      plan: 'pro',
      newFeature: true,
      unstable: true,
    },
    {
      pathname: '/x/react-data-grid/customization',
      children: [
        { pathname: '/x/react-data-grid/components', title: 'Custom subcomponents' },
        { pathname: '/x/react-data-grid/style', title: 'Styling' },
        { pathname: '/x/react-data-grid/overlays' },
        { pathname: '/x/react-data-grid/localization' },
      ],
    },
    {
      pathname: '/x/react-data-grid/behavior',
      subheader: 'behavior',
      children: [
        { pathname: '/x/react-data-grid/accessibility' },
        { pathname: '/x/react-data-grid/virtualization' },
        { pathname: '/x/react-data-grid/performance' },
        { pathname: '/x/react-data-grid/api-object', title: 'API object' },
        { pathname: '/x/react-data-grid/events' },
        { pathname: '/x/react-data-grid/state' },
      ],
    },
    {
      pathname: '/x/react-data-grid/recipes-group',
      title: 'Recipes',
      children: [
        { pathname: '/x/react-data-grid/recipes/crud-grid', title: 'Add, edit and delete' },
        { pathname: '/x/react-data-grid/recipes/saved-columns', title: 'Saved columns' },
        { pathname: '/x/react-data-grid/recipes/server-data', title: 'Data from a server' },
      ],
    },
  ],
};
