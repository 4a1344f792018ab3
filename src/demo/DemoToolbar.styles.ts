import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import { userRadius } from '../settings/userCss.ts';
import { forcedPressed, pressed } from '../internal/pressed.styles.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';
import { demoControl } from './demoControl.styles.ts';

/**
 * Places a tooltip above its button, where the tooltip covers no other control.
 * Disables the portal, because the end of `body` is outside every landmark.
 * The `fixed` strategy prevents clipping, because the frame of the demo has `overflow: clip`.
 */
export const TOOLTIP = {
  placement: 'top',
  slotProps: { popper: { disablePortal: true, popperOptions: { strategy: 'fixed' } } },
} as const;

const shortNames = {
  '& [data-when="wide"]': { display: 'none' },
  '& [data-when="narrow"]': { display: 'inline' },
};

/** Styles the demo around a toolbar. Pages do not need these rules before the toolbar is mounted. */
function demoAround(theme: Theme): CSSObject {
  const { palette } = theme.vars;
  return {
    // The toolbar replaces the copy button, and the summary and link, which need no JavaScript.
    '& [data-demo-tools]': { minBlockSize: 44 },
    '& [data-demo-tools] ~ a, & [data-demo-tools] ~ details': { display: 'none' },
    '& [data-demo-tools] ~ [data-demo-files] > figure:first-of-type': {
      '& [data-copy]:not([data-copied]), &::after': { display: 'none' },
      '& pre': { paddingInlineEnd: theme.spacing(2) },
    },
    '&[data-mode]': { backgroundColor: palette.background.default, color: palette.text.primary },
    '&[data-mode="light"]': { colorScheme: 'light' },
    '&[data-full]': {
      position: 'fixed',
      zIndex: theme.zIndex.drawer,
      inset: 0,
      display: 'flex',
      flexDirection: 'column',
      margin: 0,
      border: 0,
      borderRadius: 0,
      overflowY: 'auto',
      backgroundColor: palette.background.default,
      '& [data-demo-stage]': { flex: '1 0 auto' },
    },
  };
}

/** Styles the toolbar: code button, language and styling choices, and actions in one row. */
export const ToolbarRoot = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 6,
    padding: 6,
    '& button': {
      ...demoControl(theme),
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      border: 0,
      backgroundColor: 'transparent',
      fontFamily: 'inherit',
      cursor: 'pointer',
      '&[aria-pressed="true"]': pressed(theme),
    },
    '& [data-actions]': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'end',
      gap: 2,
      marginInlineStart: 'auto',
    },
    '& [data-actions] button': { inlineSize: 'max(32px, 1.5rem)', padding: 0 },
    '& [data-when="narrow"]': { display: 'none' },
    // Shorter names keep the toolbar in one row.
    '@container (width < 50em)': { '&:has([data-stylings])': shortNames },
    '@container (width < 28em)': {
      ...shortNames,
      '& [data-code-button]': { paddingInline: theme.spacing(1) },
      '& [data-stylings]': { order: 1, flexBasis: '100%' },
      '& [data-actions]': { gap: 0 },
      '& [data-actions] button': { inlineSize: 'max(30px, 1.5rem)' },
    },
    '& svg': { fontSize: '1.125rem' },
    '& [role="group"]': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: 2,
      padding: 2,
      borderRadius: userRadius(10),
      backgroundColor: palette.surface.subtle,
      '& button': { minBlockSize: 28, paddingBlock: 4, paddingInline: theme.spacing(1) },
      '& button[aria-pressed="true"]': {
        backgroundColor: palette.background.default,
        '@media (forced-colors: active)': forcedPressed,
      },
    },
    '& [role="status"]:not([data-note])': visuallyHidden,
    '[data-demo]:has(&)': demoAround(theme),
    '& [data-note]': {
      flexBasis: '100%',
      margin: 0,
      paddingInline: theme.spacing(1.25),
      color: palette.text.secondary,
      fontSize: '0.8125rem',
      textAlign: 'end',
      '&:empty': visuallyHidden,
    },
  };
});
