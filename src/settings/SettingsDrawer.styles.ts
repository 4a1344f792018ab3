import { styled } from '@mui/material/styles';
import { pressed } from '../internal/pressed.styles.ts';
import { userRadius } from './userCss.ts';

/** Styles the drawer at the inline end of the viewport. */
export const DrawerRoot = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'fixed',
    inset: 0,
    insetInlineStart: 'auto',
    inlineSize: 'min(22.5rem, 100%)',
    blockSize: '100dvh',
    maxBlockSize: 'none',
    margin: 0,
    padding: theme.spacing(2, 2.5, 4),
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    border: 0,
    borderInlineStart: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.paper,
    color: palette.text.primary,
    boxShadow: '0 0 48px rgba(8, 10, 16, 0.28)',
    '&::backdrop': { backgroundColor: 'rgba(8, 10, 16, 0.4)' },
    '& [data-drawer="head"]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: theme.spacing(1),
      marginBlockEnd: theme.spacing(2),
    },
    '& h2': { ...theme.typography.h3, margin: 0 },
    '& h3': {
      margin: theme.spacing(2.5, 0, 1),
      color: palette.text.secondary,
      fontSize: '0.6875rem',
      fontWeight: 700,
      letterSpacing: '0.06em',
      textTransform: 'uppercase',
    },
    '& button, & a': {
      minBlockSize: 'var(--docs-control)',
      padding: 'calc(var(--docs-control) / 5) 12px',
      border: `1px solid ${palette.surface.border}`,
      borderRadius: userRadius(8),
      backgroundColor: 'transparent',
      color: palette.text.primary,
      font: 'inherit',
      fontSize: '0.875rem',
      lineHeight: 1.4,
      textAlign: 'center',
      textDecoration: 'none',
      cursor: 'pointer',
      '&:hover': { backgroundColor: palette.surface.subtle },
    },
    '& [data-drawer="choices"]': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: theme.spacing(1),
      '& > *': { flex: '1 1 auto' },
    },
    '& [aria-pressed="true"], & [aria-current]': {
      ...pressed(theme),
      fontWeight: 600,
    },
  };
});
