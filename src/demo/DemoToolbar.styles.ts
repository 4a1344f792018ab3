import { styled } from '@mui/material/styles';
import { userRadius } from '../settings/userCss.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';
import { codeSign, demoControl } from './demoControl.styles.ts';

/**
 * Renders a tooltip beside its button. A portal at the end of `body` is outside every landmark.
 * The `fixed` strategy prevents clipping, because the frame of the demo has `overflow: clip`.
 */
export const TOOLTIP_SLOTS = {
  popper: { disablePortal: true, popperOptions: { strategy: 'fixed' } },
} as const;

/** Styles the toolbar: the code button and the actions in one row, the code choices in another. */
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
      '&[aria-pressed="true"]': {
        backgroundColor: palette.surface.accent,
        color: palette.primary.main,
      },
      '@media (forced-colors: active)': {
        '&[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: -2 },
      },
    },
    '& [data-code-button]::before': codeSign,
    '& [data-actions]': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'end',
      gap: 2,
      marginInlineStart: 'auto',
    },
    '& [data-actions] button': { inlineSize: 'max(32px, 1.5rem)', padding: 0 },
    '& svg': { fontSize: '1.125rem' },
    '& [data-code-choices]': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: 6,
      flexBasis: '100%',
    },
    '& [role="group"]': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: 2,
      padding: 2,
      borderRadius: userRadius(10),
      backgroundColor: palette.surface.subtle,
      '& button': { minBlockSize: 28, paddingBlock: 4 },
      '& button[aria-pressed="true"]': { backgroundColor: palette.background.default },
    },
    '& [data-expand]': { marginInlineStart: 'auto' },
    '& [data-expand][aria-pressed="true"]': {
      backgroundColor: 'transparent',
      color: palette.text.secondary,
    },
    '& [role="status"]:not([data-note])': visuallyHidden,
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
