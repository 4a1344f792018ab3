import type { NavEntry } from '@vitrine/ui/authoring';

/** Navigation group with the component pages. */
export const componentsGroup: NavEntry = {
  pathname: '/joy-ui/react-',
  title: 'Components',
  children: [
    {
      pathname: '/joy-ui/components/inputs',
      subheader: 'inputs',
      children: [
        { pathname: '/joy-ui/react-autocomplete' },
        { pathname: '/joy-ui/react-button' },
        { pathname: '/joy-ui/react-button-group', title: 'Button Group' },
        { pathname: '/joy-ui/react-checkbox' },
        { pathname: '/joy-ui/react-input' },
        { pathname: '/joy-ui/react-radio-button', title: 'Radio Button' },
        { pathname: '/joy-ui/react-select' },
        { pathname: '/joy-ui/react-slider' },
        { pathname: '/joy-ui/react-switch' },
        { pathname: '/joy-ui/react-textarea' },
        { pathname: '/joy-ui/react-text-field', title: 'Text Field' },
        { pathname: '/joy-ui/react-toggle-button-group', title: 'Toggle Button Group' },
      ],
    },
    {
      pathname: '/joy-ui/components/data-display',
      subheader: 'data-display',
      children: [
        { pathname: '/joy-ui/react-aspect-ratio', title: 'Aspect Ratio' },
        { pathname: '/joy-ui/react-avatar' },
        { pathname: '/joy-ui/react-badge' },
        { pathname: '/joy-ui/react-chip' },
        { pathname: '/joy-ui/react-divider' },
        { pathname: '/joy-ui/react-list' },
        { pathname: '/joy-ui/react-table' },
        { pathname: '/joy-ui/react-tooltip' },
        { pathname: '/joy-ui/react-typography' },
      ],
    },
    {
      pathname: '/joy-ui/components/feedback',
      subheader: 'feedback',
      children: [
        { pathname: '/joy-ui/react-alert' },
        { pathname: '/joy-ui/react-circular-progress', title: 'Circular Progress' },
        { pathname: '/joy-ui/react-linear-progress', title: 'Linear Progress' },
        { pathname: '/joy-ui/react-modal' },
        { pathname: '/joy-ui/react-skeleton' },
        { pathname: '/joy-ui/react-snackbar' },
      ],
    },
    {
      pathname: '/joy-ui/components/surfaces',
      subheader: 'surfaces',
      children: [
        { pathname: '/joy-ui/react-accordion' },
        { pathname: '/joy-ui/react-card' },
        { pathname: '/joy-ui/react-sheet' },
      ],
    },
    {
      pathname: '/joy-ui/components/navigation',
      subheader: 'navigation',
      children: [
        { pathname: '/joy-ui/react-breadcrumbs' },
        { pathname: '/joy-ui/react-drawer' },
        { pathname: '/joy-ui/react-link' },
        { pathname: '/joy-ui/react-menu' },
        { pathname: '/joy-ui/react-stepper' },
        { pathname: '/joy-ui/react-tabs' },
      ],
    },
    {
      pathname: '/joy-ui/components/layout',
      subheader: 'layout',
      children: [
        { pathname: '/joy-ui/react-box' },
        { pathname: '/joy-ui/react-grid' },
        { pathname: '/joy-ui/react-stack' },
      ],
    },
    {
      pathname: '/joy-ui/components/utils',
      subheader: 'utils',
      children: [{ pathname: '/joy-ui/react-css-baseline', title: 'CSS Baseline' }],
    },
  ],
};
