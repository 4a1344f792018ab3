import type { JudgedQuery } from '../../../e2e/judgeSearch.ts';
import { textQueries } from './textQueries.ts';

const UPGRADE = ['/material-ui/migration/upgrade-to-v6', '/material-ui/changes/v5-v6'];
const STYLED_COMPONENTS = [
  '/material-ui/integrations/styled-components',
  '/material-ui/getting-started/installation#styled-components',
];

/** Queries that users of Material UI enter, with the results that answer the queries. */
export const queries: readonly JudgedQuery[] = [
  { kind: 'name', query: 'Button', targets: ['/material-ui/react-button'] },
  { kind: 'name', query: 'dialog', targets: ['/material-ui/react-dialog'] },
  {
    kind: 'name',
    query: 'TextField',
    targets: ['/material-ui/react-text-field', '/material-ui/api/text-field'],
  },
  { kind: 'name', query: 'text field', targets: ['/material-ui/react-text-field'] },
  { kind: 'name', query: 'autocomplete', targets: ['/material-ui/react-autocomplete'] },
  { kind: 'name', query: 'autoc', targets: ['/material-ui/react-autocomplete'] },
  { kind: 'name', query: 'app bar', targets: ['/material-ui/react-app-bar'] },
  { kind: 'name', query: 'tabs', targets: ['/material-ui/react-tabs'] },
  { kind: 'name', query: 'Grid', targets: ['/material-ui/react-grid', '/material-ui/react-grid2'] },
  { kind: 'name', query: 'select', targets: ['/material-ui/react-select'] },
  { kind: 'name', query: 'snackbar', targets: ['/material-ui/react-snackbar'] },
  { kind: 'name', query: 'stepper', targets: ['/material-ui/react-stepper'] },
  { kind: 'name', query: 'switch', targets: ['/material-ui/react-switch'] },
  {
    kind: 'name',
    query: 'icon button',
    targets: ['/material-ui/react-button#icon-button', '/material-ui/api/icon-button'],
  },
  { kind: 'name', query: 'FormControlLabel', targets: ['/material-ui/api/form-control-label'] },
  { kind: 'name', query: 'CardMedia', targets: ['/material-ui/api/card-media'] },
  { kind: 'name', query: 'useMediaQuery', targets: ['/material-ui/react-use-media-query'] },
  {
    kind: 'name',
    query: 'createTheme',
    targets: [
      '/material-ui/api/utilities#create-theme',
      '/material-ui/customization/theming',
      '/material-ui/getting-started/usage#apply-a-theme',
    ],
  },
  {
    kind: 'name',
    query: 'fab',
    targets: ['/material-ui/react-floating-action-button', '/material-ui/api/fab'],
  },
  { kind: 'name', query: 'material icons', targets: ['/material-ui/material-icons'] },
  { kind: 'name', query: 'templates', targets: ['/material-ui/getting-started/templates'] },
  { kind: 'name', query: 'Tooltip', targets: ['/material-ui/react-tooltip'] },
  { kind: 'name', query: 'card', targets: ['/material-ui/react-card'] },
  { kind: 'name', query: 'slider', targets: ['/material-ui/react-slider'] },
  { kind: 'name', query: 'menu', targets: ['/material-ui/react-menu'] },
  { kind: 'name', query: 'Popover', targets: ['/material-ui/react-popover'] },
  { kind: 'name', query: 'installation', targets: ['/material-ui/getting-started/installation'] },

  { kind: 'typo', query: 'buton', targets: ['/material-ui/react-button'] },
  { kind: 'typo', query: 'dialgo', targets: ['/material-ui/react-dialog'] },
  { kind: 'typo', query: 'autocmplete', targets: ['/material-ui/react-autocomplete'] },
  { kind: 'typo', query: 'checkbx', targets: ['/material-ui/react-checkbox'] },
  { kind: 'typo', query: 'texfield', targets: ['/material-ui/react-text-field'] },
  { kind: 'typo', query: 'snakbar', targets: ['/material-ui/react-snackbar'] },
  { kind: 'typo', query: 'tootlip', targets: ['/material-ui/react-tooltip'] },
  { kind: 'typo', query: 'acordion', targets: ['/material-ui/react-accordion'] },
  { kind: 'typo', query: 'breadcrumps', targets: ['/material-ui/react-breadcrumbs'] },
  { kind: 'typo', query: 'skelton', targets: ['/material-ui/react-skeleton'] },
  { kind: 'typo', query: 'pagnation', targets: ['/material-ui/react-pagination'] },
  { kind: 'typo', query: 'useMediaQurey', targets: ['/material-ui/react-use-media-query'] },

  {
    kind: 'synonym',
    query: 'modal',
    targets: ['/material-ui/react-modal', '/material-ui/react-dialog'],
  },
  {
    kind: 'synonym',
    query: 'dropdown',
    targets: ['/material-ui/react-select', '/material-ui/react-menu'],
  },
  { kind: 'synonym', query: 'toast', targets: ['/material-ui/react-snackbar'] },
  { kind: 'synonym', query: 'combobox', targets: ['/material-ui/react-autocomplete'] },
  { kind: 'synonym', query: 'sidebar', targets: ['/material-ui/react-drawer'] },
  {
    kind: 'synonym',
    query: 'collapse',
    targets: [
      '/material-ui/api/collapse',
      '/material-ui/transitions',
      '/material-ui/react-accordion',
    ],
  },
  { kind: 'synonym', query: 'tag', targets: ['/material-ui/react-chip'] },
  {
    kind: 'synonym',
    query: 'loader',
    targets: ['/material-ui/react-progress', '/material-ui/react-skeleton'],
  },
  {
    kind: 'synonym',
    query: 'spinner',
    targets: ['/material-ui/react-progress', '/material-ui/api/circular-progress'],
  },
  { kind: 'synonym', query: 'navbar', targets: ['/material-ui/react-app-bar'] },
  { kind: 'synonym', query: 'expansion panel', targets: ['/material-ui/react-accordion'] },
  { kind: 'synonym', query: 'wizard', targets: ['/material-ui/react-stepper'] },
  { kind: 'synonym', query: 'segmented control', targets: ['/material-ui/react-toggle-button'] },
  { kind: 'synonym', query: 'star rating', targets: ['/material-ui/react-rating'] },
  {
    kind: 'synonym',
    query: 'file upload',
    targets: ['/material-ui/react-button#file-upload', '/material-ui/react-button#FileUpload'],
  },
  {
    kind: 'synonym',
    query: 'confirm dialog',
    targets: [
      '/material-ui/react-dialog#confirmation-dialog',
      '/material-ui/react-dialog#DeleteConfirmation',
    ],
  },

  {
    kind: 'question',
    query: 'how to close dialog',
    targets: [
      '/material-ui/react-dialog',
      '/material-ui/react-dialog#components-and-open-state',
      '/material-ui/api/dialog#dialog-prop-onClose',
    ],
  },
  {
    kind: 'question',
    query: 'disable ripple',
    targets: [
      '/material-ui/react-button#button-base',
      '/material-ui/api/button-base#button-base-prop-disableRipple',
      '/material-ui/api/button#button-prop-disableRipple',
      '/material-ui/api/icon-button#icon-button-prop-disableRipple',
      '/material-ui/api/tab#tab-prop-disableRipple',
    ],
  },
  {
    kind: 'question',
    query: 'full width button',
    targets: [
      '/material-ui/api/button#button-prop-fullWidth',
      '/material-ui/react-button#variants',
    ],
  },
  {
    kind: 'question',
    query: 'select multiple values',
    targets: [
      '/material-ui/react-select#multiple-select',
      '/material-ui/react-select#MultipleSelect',
      '/material-ui/api/select#select-prop-multiple',
    ],
  },
  {
    kind: 'question',
    query: 'sort table by column',
    targets: [
      '/material-ui/react-table#sorting',
      '/material-ui/react-table#SortableInvoices',
      '/material-ui/api/table-sort-label',
    ],
  },
  {
    kind: 'question',
    query: 'sticky table header',
    targets: [
      '/material-ui/react-table#sticky-header',
      '/material-ui/react-table#StickyHeader',
      '/material-ui/api/table#table-prop-stickyHeader',
    ],
  },
  {
    kind: 'question',
    query: 'how to change the font',
    targets: [
      '/material-ui/customization/typography#font-family',
      '/material-ui/customization/typography',
    ],
  },
  { kind: 'question', query: 'dark mode', targets: ['/material-ui/customization/dark-mode'] },
  {
    kind: 'question',
    query: 'right to left',
    targets: ['/material-ui/customization/right-to-left'],
  },
  {
    kind: 'question',
    query: 'tooltip on disabled button',
    targets: ['/material-ui/react-tooltip', '/material-ui/react-tooltip#disabled-button'],
  },
  {
    kind: 'question',
    query: "don't close dialog when clicking outside",
    targets: [
      '/material-ui/react-dialog#prevent-closing-with-unsaved-changes',
      '/material-ui/react-dialog#UnsavedChanges',
    ],
  },
  {
    kind: 'question',
    query: 'hide element on mobile',
    targets: [
      '/material-ui/react-hidden',
      '/material-ui/react-hidden#alternatives-to-hidden',
      '/material-ui/react-use-media-query',
    ],
  },
  { kind: 'question', query: 'migrate from v5 to v6', targets: UPGRADE },
  { kind: 'question', query: 'how do I use styled-components', targets: STYLED_COMPONENTS },

  {
    kind: 'error',
    query:
      'MUI: The `value` prop must be an array when using the `Select` component with `multiple`.',
    targets: ['/production-error?code=2'],
  },
  { kind: 'error', query: 'Minified MUI error #9', targets: ['/production-error?code=9'] },
  {
    kind: 'error',
    query: 'makeStyles is no longer exported from @mui/material/styles',
    targets: ['/production-error?code=14'],
  },
  {
    kind: 'error',
    query:
      'MUI: Expected valid input target. Did you use a custom `inputComponent` and forget to forward refs?',
    targets: ['/production-error?code=1', '/production-error?code=17'],
  },
  {
    kind: 'error',
    query: 'The color provided to augmentColor(color) is invalid',
    targets: ['/production-error?code=11', '/production-error?code=12'],
  },

  {
    kind: 'prop',
    query: 'disableRipple',
    targets: [
      '/material-ui/api/button-base#button-base-prop-disableRipple',
      '/material-ui/api/button#button-prop-disableRipple',
      '/material-ui/api/button-group#button-group-prop-disableRipple',
      '/material-ui/api/checkbox#checkbox-prop-disableRipple',
      '/material-ui/api/icon-button#icon-button-prop-disableRipple',
    ],
  },
  {
    kind: 'prop',
    query: 'disableElevation',
    targets: [
      '/material-ui/api/button#button-prop-disableElevation',
      '/material-ui/api/button-group#button-group-prop-disableElevation',
    ],
  },
  {
    kind: 'prop',
    query: 'freeSolo',
    targets: ['/material-ui/api/autocomplete#autocomplete-prop-freeSolo'],
  },
  {
    kind: 'prop',
    query: 'TableCell align',
    targets: ['/material-ui/api/table-cell#table-cell-prop-align'],
  },
  {
    kind: 'prop',
    query: 'htmlInput',
    targets: ['/material-ui/api/text-field#text-field-slots-htmlInput'],
  },
  {
    kind: 'prop',
    query: '.MuiDialog-paper',
    targets: ['/material-ui/api/dialog#dialog-classes-MuiDialog-paper'],
  },
  {
    kind: 'prop',
    query: 'MuiOutlinedInput-notchedOutline',
    targets: [
      '/material-ui/api/outlined-input#outlined-input-classes-MuiOutlinedInput-notchedOutline',
    ],
  },

  { kind: 'chinese', query: '按钮', targets: ['/material-ui/react-button'] },
  { kind: 'chinese', query: '对话框', targets: ['/material-ui/react-dialog'] },
  { kind: 'chinese', query: '表格', targets: ['/material-ui/react-table'] },
  { kind: 'chinese', query: '安装', targets: ['/material-ui/getting-started/installation'] },
  { kind: 'chinese', query: '分页', targets: ['/material-ui/react-pagination'] },
  { kind: 'chinese', query: '输入框', targets: ['/material-ui/react-text-field'] },
  { kind: 'chinese', query: '复选框', targets: ['/material-ui/react-checkbox'] },
  { kind: 'chinese', query: '图标', targets: ['/material-ui/icons'] },
  { kind: 'chinese', query: '错误代码', targets: ['/production-error'] },
  ...textQueries,
];
