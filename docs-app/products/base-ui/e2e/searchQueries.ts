import type { JudgedQuery } from '../../../e2e/judgeSearch.ts';

/** Queries that users of Base UI enter, with the results that answer the queries. */
export const queries: readonly JudgedQuery[] = [
  { kind: 'name', query: 'Button', targets: ['/base-ui/react-button'] },
  {
    kind: 'name',
    query: 'FocusTrap',
    targets: ['/base-ui/react-focus-trap', '/base-ui/react-focus-trap/components-api#focus-trap'],
  },
  { kind: 'name', query: 'number input', targets: ['/base-ui/react-number-input'] },
  { kind: 'name', query: 'popup', targets: ['/base-ui/react-popup'] },
  {
    kind: 'name',
    query: 'useSelect',
    targets: [
      '/base-ui/react-select/hooks-api#use-select',
      '/base-ui/api/hooks#use-select',
      '/base-ui/react-select#select-hooks',
    ],
  },
  {
    kind: 'name',
    query: 'useAutocomplete',
    targets: [
      '/base-ui/react-autocomplete',
      '/base-ui/react-autocomplete/hooks-api#use-autocomplete',
      '/base-ui/api/hooks#use-autocomplete',
    ],
  },
  { kind: 'name', query: 'quickstart', targets: ['/base-ui/getting-started/quickstart'] },
  { kind: 'name', query: 'modal', targets: ['/base-ui/react-modal'] },
  { kind: 'name', query: 'Tabs', targets: ['/base-ui/react-tabs'] },

  { kind: 'typo', query: 'slidr', targets: ['/base-ui/react-slider'] },
  { kind: 'typo', query: 'focus trp', targets: ['/base-ui/react-focus-trap'] },
  { kind: 'typo', query: 'numbr input', targets: ['/base-ui/react-number-input'] },

  { kind: 'synonym', query: 'dialog', targets: ['/base-ui/react-modal'] },
  {
    kind: 'synonym',
    query: 'dropdown',
    targets: [
      '/base-ui/react-menu',
      '/base-ui/react-menu/components-api#dropdown',
      '/base-ui/react-select',
    ],
  },
  { kind: 'synonym', query: 'click outside', targets: ['/base-ui/react-click-away-listener'] },
  { kind: 'synonym', query: 'combobox', targets: ['/base-ui/react-autocomplete'] },
  { kind: 'synonym', query: 'toast', targets: ['/base-ui/react-snackbar'] },

  {
    kind: 'question',
    query: 'focus a disabled button',
    targets: [
      '/base-ui/react-button#focusable-when-disabled',
      '/base-ui/react-button#FocusableDisabled',
      '/base-ui/react-button/components-api#button-prop-focusableWhenDisabled',
    ],
  },
  {
    kind: 'question',
    query: 'how to style components',
    targets: [
      '/base-ui/getting-started/customization',
      '/base-ui/getting-started#styling',
      '/base-ui/getting-started/quickstart#style-engines',
    ],
  },
  {
    kind: 'question',
    query: 'range slider',
    targets: ['/base-ui/react-slider#range-slider', '/base-ui/react-slider#PriceRange'],
  },

  { kind: 'error', query: 'MUI error code 17', targets: ['/production-error?code=17'] },

  {
    kind: 'prop',
    query: 'focusableWhenDisabled',
    targets: [
      '/base-ui/react-button/components-api#button-prop-focusableWhenDisabled',
      '/base-ui/react-menu/components-api#menu-button-prop-focusableWhenDisabled',
    ],
  },
  {
    kind: 'prop',
    query: 'areOptionsEqual',
    targets: ['/base-ui/react-select/components-api#select-prop-areOptionsEqual'],
  },
  {
    kind: 'prop',
    query: 'incrementButton',
    targets: ['/base-ui/react-number-input/components-api#number-input-slots-incrementButton'],
  },

  { kind: 'chinese', query: '快速上手', targets: ['/base-ui/getting-started/quickstart'] },
  { kind: 'chinese', query: '滑块', targets: ['/base-ui/react-slider'] },

  {
    kind: 'text',
    query: 'Page Up and Page Down change the number by ten steps',
    targets: ['/base-ui/react-number-input#keyboard'],
  },
  {
    kind: 'text',
    query: 'no decimal point, amounts of money in cents',
    targets: ['/base-ui/react-number-input#decimals-negative-numbers-and-zero'],
  },
  {
    kind: 'text',
    query: 'hidden input submits the value and autofill',
    targets: ['/base-ui/react-select#form-value'],
  },
  {
    kind: 'text',
    query: 'objects compared by identity',
    targets: ['/base-ui/react-select#multiple-and-object-values'],
  },
  {
    kind: 'text',
    query: 'flips if there is no space',
    targets: ['/base-ui/react-popup#anchor-and-placement'],
  },
  {
    kind: 'text',
    query: 'prevent clipping by parents',
    targets: ['/base-ui/react-popup#portal-and-mounting'],
  },
];
