import { styled } from '@mui/material/styles';
import { userRadius } from './userCss.ts';
import { presetSwatchStyles } from './PresetSwatch.tsx';

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
    // Three presets per row. Below its colors, each has its name and what else it changes.
    '& [data-drawer="preset"]': {
      display: 'flex',
      flexDirection: 'column',
      gap: 4,
      flexBasis: '28%',
      minInlineSize: 0,
      textAlign: 'center',
      '& button': {
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 6,
        paddingInline: 4,
        overflowWrap: 'anywhere',
      },
      '& small': { color: palette.text.secondary, fontSize: '0.75rem', lineHeight: 1.35 },
    },
    ...presetSwatchStyles,
    '& [data-drawer="advanced"]': {
      marginBlockStart: theme.spacing(3),
      paddingBlockStart: theme.spacing(1),
      borderBlockStart: `1px solid ${palette.divider}`,
      '& > summary': {
        minBlockSize: 'var(--docs-control)',
        paddingBlock: 'calc(var(--docs-control) / 5)',
        fontSize: '0.875rem',
        fontWeight: 600,
        cursor: 'pointer',
      },
    },
    '& [data-drawer="stepper"]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: theme.spacing(1),
      '& output': {
        minInlineSize: '3.5em',
        textAlign: 'center',
        fontVariantNumeric: 'tabular-nums',
      },
      '& button[value="less"], & button[value="more"]': { minInlineSize: 44, fontSize: '1.125rem' },
      '& [data-quiet]': { flex: 1 },
      '& [aria-disabled="true"]': {
        borderStyle: 'dashed',
        color: palette.text.disabled,
        cursor: 'default',
      },
    },
    '& [aria-pressed="true"], & [aria-current]': {
      borderColor: palette.primary.main,
      backgroundColor: palette.surface.accent,
      color: palette.primary.main,
      fontWeight: 600,
    },
  };
});
