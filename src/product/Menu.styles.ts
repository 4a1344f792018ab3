import { styled } from '@mui/material/styles';
import { frame } from '../theme/tokens.ts';
import { userRadius } from '../settings/userCss.ts';

/**
 * Styles a popover of links below its button.
 * Without CSS anchor positioning it is below the app bar, at its start.
 */
export const MenuRoot = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'fixed',
    inset: 'auto',
    insetBlockStart: frame.appBar,
    insetInlineStart: theme.spacing(2),
    inlineSize: 'max-content',
    maxInlineSize: `calc(100vw - ${theme.spacing(3)})`,
    maxBlockSize: `calc(100vh - ${frame.appBar}px - ${theme.spacing(2)})`,
    margin: 0,
    padding: theme.spacing(1),
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    border: `1px solid ${palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: palette.background.paper,
    color: palette.text.primary,
    boxShadow: '0 12px 40px rgba(8, 10, 16, 0.22)',
    '@supports (inset-block-start: anchor(end))': {
      positionAnchor: 'auto',
      insetBlockStart: 'calc(anchor(end) + 6px)',
      insetInlineStart: 'anchor(start)',
      positionTryFallbacks: 'flip-inline',
    },
    '& ul': { listStyle: 'none', margin: 0, padding: 0 },
    '& p': {
      margin: theme.spacing(1, 1.25, 0.5),
      color: palette.text.secondary,
      fontSize: '0.6875rem',
      fontWeight: 700,
      letterSpacing: '0.06em',
      textTransform: 'uppercase',
    },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(1.25),
      minBlockSize: 36,
      padding: theme.spacing(0.75, 1.25),
      borderRadius: userRadius(8),
      color: palette.text.primary,
      fontSize: '0.875rem',
      textDecoration: 'none',
      '&:hover': { backgroundColor: palette.surface.subtle },
      '&:focus-visible': { outlineOffset: -2 },
      '&[aria-current]': { backgroundColor: palette.surface.accent, fontWeight: 600 },
    },
    '& [data-menu="text"]': { minInlineSize: 0 },
    '& [data-menu="name"]': { display: 'block', fontWeight: 600 },
    '& [data-menu="hint"]': {
      display: 'block',
      color: palette.text.secondary,
      fontSize: '0.8125rem',
      fontWeight: 400,
      textWrap: 'pretty',
    },
    '& [data-menu="divider"]': { borderBlockStart: `1px solid ${palette.divider}`, marginBlock: 6 },
    '&[data-columns]': {
      [theme.breakpoints.up('sm')]: {
        '&:popover-open': { display: 'grid' },
        gridTemplateColumns: '1fr 1fr',
        inlineSize: 620,
        columnGap: theme.spacing(1),
      },
    },
  };
});
