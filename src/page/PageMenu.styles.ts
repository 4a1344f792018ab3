import { styled } from '@mui/material/styles';
import { userRadius } from '../settings/userCss.ts';

/** Styles two joined buttons; the status replaces the words of the first one. */
export const PageMenuRoot = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    display: 'flex',
    inlineSize: 'fit-content',
    fontSize: '0.8125rem',
    fontWeight: 600,
    '& > button': {
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(0.75),
      minBlockSize: 34,
      paddingInline: theme.spacing(1.25),
      border: `1px solid ${palette.surface.border}`,
      borderStartStartRadius: userRadius(8),
      borderEndStartRadius: userRadius(8),
      background: 'none',
      color: palette.text.primary,
      font: 'inherit',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      '&:hover': { backgroundColor: palette.surface.subtle },
    },
    '& > button + button': {
      marginInlineStart: -1,
      paddingInline: theme.spacing(1),
      borderRadius: 0,
      borderStartEndRadius: userRadius(8),
      borderEndEndRadius: userRadius(8),
    },
    '& [data-copied]': { visibility: 'hidden' },
    '& > [role="status"]': {
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 34,
      display: 'grid',
      alignItems: 'center',
      pointerEvents: 'none',
    },
    '@media print': { display: 'none' },
  };
});
