import { styled } from '@mui/material/styles';
import { userRadius } from '../settings/userCss.ts';

/** Styles two joined buttons. The status message covers the hidden label of the first button. */
export const PageMenuRoot = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  // Radius at the inner edge of the border.
  const corner = userRadius(9);
  return {
    position: 'relative',
    display: 'flex',
    placeSelf: 'start',
    border: `1px solid ${palette.surface.border}`,
    borderRadius: userRadius(10),
    fontSize: '0.8125rem',
    fontWeight: 600,
    '& > button': {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: 34,
      paddingInline: theme.spacing(1.25),
      border: 0,
      background: 'none',
      color: palette.text.primary,
      font: 'inherit',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      '&:hover': { backgroundColor: palette.surface.subtle },
      '&:focus-visible': { outlineOffset: -2 },
    },
    '& > button:first-of-type': {
      borderStartStartRadius: corner,
      borderEndStartRadius: corner,
      borderInlineEnd: 'inherit',
    },
    '& > button:last-of-type': { borderStartEndRadius: corner, borderEndEndRadius: corner },
    '& [data-copied]': { visibility: 'hidden' },
    '& > [role="status"]': { position: 'absolute', insetBlockStart: 7, insetInlineStart: 10 },
  };
});
