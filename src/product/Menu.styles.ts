import { styled } from '@mui/material/styles';
import { frame } from '../theme/tokens.ts';
import { userRadius } from '../settings/userCss.ts';

/** Space between a menu and the edges of the window, in pixels. */
const EDGE = 12;

/**
 * Styles a popover menu below its button, shifted so that it stays inside the window.
 * The width is a length, because CSS cannot clamp the position of a box with intrinsic size.
 * Without CSS anchor positioning, the menu is at the start of the window below the app bar.
 */
export const MenuRoot = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    '--menu-size': `min(14rem, 100% - ${2 * EDGE}px)`,
    '&[data-columns]': { '--menu-size': `min(38.75rem, 100% - ${2 * EDGE}px)` },
    position: 'fixed',
    inset: 'auto',
    insetBlockStart: frame.appBar,
    insetInlineStart: EDGE,
    boxSizing: 'border-box',
    inlineSize: 'var(--menu-size)',
    maxBlockSize: `calc(100dvh - ${frame.appBar + EDGE}px)`,
    margin: 0,
    padding: theme.spacing(1),
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    border: `1px solid ${palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: palette.background.paper,
    color: palette.text.primary,
    fontWeight: 400,
    boxShadow: '0 12px 40px rgba(8, 10, 16, 0.22)',
    '@supports (inset-block-start: anchor(end))': {
      positionAnchor: 'auto',
      insetBlockStart: 'calc(anchor(end) + 6px)',
      insetInlineStart: `min(anchor(start), 100% - var(--menu-size) - ${EDGE}px)`,
      positionTryFallbacks: 'flip-block',
    },
    '&[data-end]': {
      '@supports (inset-block-start: anchor(end))': {
        insetInlineStart: `max(${EDGE}px, anchor(end) - var(--menu-size))`,
      },
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
    '& :is([data-menu="name"], [data-menu="hint"])': { unicodeBidi: 'plaintext' },
    '& [data-menu="name"]': { display: 'block', fontWeight: 600 },
    '& [data-menu="hint"]': {
      display: 'block',
      color: palette.text.secondary,
      fontSize: '0.8125rem',
      fontWeight: 400,
      textWrap: 'pretty',
    },
    '& [data-menu="divider"]': { borderBlockStart: `1px solid ${palette.divider}`, marginBlock: 6 },
    '&[data-columns]:popover-open': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
      columnGap: theme.spacing(1),
    },
  };
});
