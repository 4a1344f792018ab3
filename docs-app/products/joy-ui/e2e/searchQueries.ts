import type { JudgedQuery } from '../../../e2e/judgeSearch.ts';

/** Queries that users of Joy UI enter, with the results that answer the queries. */
export const queries: readonly JudgedQuery[] = [
  { kind: 'name', query: 'Button', targets: ['/joy-ui/react-button'] },
  { kind: 'name', query: 'input', targets: ['/joy-ui/react-input'] },
  { kind: 'name', query: 'sheet', targets: ['/joy-ui/react-sheet'] },
  { kind: 'name', query: 'aspect ratio', targets: ['/joy-ui/react-aspect-ratio'] },
  {
    kind: 'name',
    query: 'ModalDialog',
    targets: ['/joy-ui/api/modal-dialog', '/joy-ui/react-modal'],
  },
  { kind: 'name', query: 'MenuButton', targets: ['/joy-ui/api/menu-button', '/joy-ui/react-menu'] },
  { kind: 'name', query: 'useColorScheme', targets: ['/joy-ui/api/hooks#use-color-scheme'] },
  { kind: 'name', query: 'Card', targets: ['/joy-ui/react-card'] },
  { kind: 'name', query: 'select', targets: ['/joy-ui/react-select'] },

  { kind: 'typo', query: 'inptu', targets: ['/joy-ui/react-input'] },
  { kind: 'typo', query: 'typograpy', targets: ['/joy-ui/react-typography'] },
  { kind: 'typo', query: 'togle button', targets: ['/joy-ui/react-toggle-button-group'] },

  {
    kind: 'synonym',
    query: 'dialog',
    targets: ['/joy-ui/react-modal', '/joy-ui/api/modal-dialog'],
  },
  { kind: 'synonym', query: 'toast', targets: ['/joy-ui/react-snackbar'] },
  { kind: 'synonym', query: 'text field', targets: ['/joy-ui/react-input'] },
  { kind: 'synonym', query: 'spinner', targets: ['/joy-ui/react-circular-progress'] },
  { kind: 'synonym', query: 'paper', targets: ['/joy-ui/react-sheet'] },

  {
    kind: 'question',
    query: 'loading button',
    targets: [
      '/joy-ui/react-button#loading-button',
      '/joy-ui/react-button#SendInvoice',
      '/joy-ui/api/button#button-prop-loading',
    ],
  },
  {
    kind: 'question',
    query: 'make card clickable',
    targets: ['/joy-ui/react-card#card-as-a-link'],
  },
  {
    kind: 'question',
    query: 'icon inside input',
    targets: [
      '/joy-ui/react-input#decorators',
      '/joy-ui/react-input#InputDecorators',
      '/joy-ui/api/input#input-prop-startDecorator',
    ],
  },

  {
    kind: 'error',
    query: 'MUI: `useColorScheme` must be called under <CssVarsProvider />',
    targets: ['/production-error?code=19'],
  },

  {
    kind: 'prop',
    query: 'buttonFlex',
    targets: [
      '/joy-ui/api/button-group#button-group-prop-buttonFlex',
      '/joy-ui/api/card-actions#card-actions-prop-buttonFlex',
      '/joy-ui/api/dialog-actions#dialog-actions-prop-buttonFlex',
      '/joy-ui/api/toggle-button-group#toggle-button-group-prop-buttonFlex',
    ],
  },
  { kind: 'prop', query: 'listboxOpen', targets: ['/joy-ui/api/select#select-prop-listboxOpen'] },
  { kind: 'prop', query: 'hoverRow', targets: ['/joy-ui/api/table#table-prop-hoverRow'] },

  { kind: 'chinese', query: '输入框', targets: ['/joy-ui/react-input'] },
  { kind: 'chinese', query: '模态框', targets: ['/joy-ui/react-modal'] },

  {
    kind: 'text',
    query: 'field grows with its content',
    targets: ['/joy-ui/react-textarea#minimum-and-maximum-rows'],
  },
  {
    kind: 'text',
    query: 'allow vertical resize',
    targets: ['/joy-ui/react-textarea#resizable-textarea'],
  },
  {
    kind: 'text',
    query: 'counter of letters announced with every key',
    targets: ['/joy-ui/react-textarea#accessibility'],
  },
  {
    kind: 'text',
    query: 'first button in the code at the end of the row',
    targets: ['/joy-ui/react-modal#confirmation-dialog'],
  },
  {
    kind: 'text',
    query: 'cross of each value is a button without a name',
    targets: ['/joy-ui/react-autocomplete#multiple-values'],
  },
];
