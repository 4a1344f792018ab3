import { styled, type Theme } from '@mui/material/styles';
import { frame } from '../theme/tokens.ts';
import { userRadius } from '../settings/userCss.ts';

/** Lays out navigation, content and aside. On small screens the navigation is a popover. */
export const ShellRoot = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const column = {
    position: 'sticky' as const,
    insetBlockStart: frame.appBar,
    maxBlockSize: `calc(100vh - ${frame.appBar}px)`,
    overflowY: 'auto' as const,
    overscrollBehavior: 'contain' as const,
  };
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minBlockSize: `calc(100vh - ${frame.appBar}px)`,
    '& > main': { minInlineSize: 0, outline: 'none' },
    '&[data-layout="docs"] > main': {
      inlineSize: '100%',
      maxInlineSize: frame.content + 64,
      marginInline: 'auto',
      padding: theme.spacing(5, 4, 8),
      [theme.breakpoints.down('sm')]: { padding: theme.spacing(3.5, 2, 6) },
    },
    '& > nav': {
      padding: theme.spacing(2, 1.5, 6),
      border: 0,
      backgroundColor: palette.background.default,
      color: palette.text.primary,
    },
    [theme.breakpoints.up('md')]: {
      '&[data-layout="docs"]': { gridTemplateColumns: `minmax(0, 1fr) ${frame.toc}px` },
    },
    [theme.breakpoints.up('lg')]: {
      '&[data-layout="docs"]': {
        gridTemplateColumns: `${frame.nav}px minmax(0, 1fr) ${frame.toc}px`,
      },
      '& > nav': {
        ...column,
        display: 'block',
        inlineSize: 'auto',
        margin: 0,
        blockSize: `calc(100vh - ${frame.appBar}px)`,
        borderInlineEnd: `1px solid ${palette.divider}`,
      },
      '& [data-shell="close"]': { display: 'none' },
    },
    [theme.breakpoints.down('lg')]: {
      // Lays out the closed popover when the browser is idle, so that it opens without delay.
      '[data-rests] & > nav:not(:popover-open)': { display: 'block', visibility: 'hidden' },
      '& > nav': {
        position: 'fixed',
        inset: 0,
        insetInlineEnd: 'auto',
        inlineSize: `min(${frame.nav + 32}px, 88vw)`,
        blockSize: '100dvh',
        maxBlockSize: 'none',
        margin: 0,
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        boxShadow: '0 0 48px rgba(0, 0, 0, 0.28)',
      },
      '& > nav::backdrop': { backgroundColor: 'rgba(8, 10, 16, 0.5)' },
      'body:has(&> nav:popover-open)': { overflow: 'hidden' },
    },
    '& [data-shell="close"]': {
      minBlockSize: 36,
      marginBlockEnd: theme.spacing(1),
      paddingInline: theme.spacing(1.5),
      border: `1px solid ${palette.divider}`,
      borderRadius: userRadius(8),
      background: 'none',
      color: palette.text.secondary,
      font: 'inherit',
      fontSize: '0.8125rem',
      cursor: 'pointer',
    },
    ...contents(theme, column),
  };
});

/** Height of the row with the button that opens the table of contents, in pixels. */
const ROW = 41;

/** Media query of the sticky row. Excludes windows less than 480 px high, such as at high zoom. */
const STICKY = '@media (max-width: 899.95px) and (min-height: 480px)';

/** Styles the table of contents: a column, or on small screens a popover below its button. */
function contents(theme: Theme, column: object) {
  const { palette } = theme.vars;
  return {
    '& > [data-shell="aside"]': {
      margin: 0,
      color: palette.text.primary,
      [theme.breakpoints.up('md')]: {
        ...column,
        display: 'block',
        insetBlockEnd: 'auto',
        inlineSize: 'auto',
        blockSize: 'auto',
        padding: theme.spacing(5, 0, 4),
        paddingInlineEnd: theme.spacing(2),
        border: 0,
        backgroundColor: 'transparent',
      },
      [theme.breakpoints.down('md')]: {
        position: 'fixed',
        inset: 'auto',
        insetBlockStart: frame.appBar + ROW,
        insetInline: 12,
        inlineSize: 'auto',
        maxBlockSize: `calc(100dvh - ${frame.appBar + 12}px - 3rem)`,
        padding: theme.spacing(2),
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        border: `1px solid ${palette.divider}`,
        borderRadius: theme.vars.shape.borderRadius,
        backgroundColor: palette.background.paper,
        boxShadow: '0 12px 40px rgba(8, 10, 16, 0.22)',
        '@supports (inset-block-start: anchor(end))': {
          positionAnchor: 'auto',
          insetBlockStart: 'anchor(end)',
        },
      },
      '@media print': { display: 'none' },
    },
    '& > [data-shell="contents"]': {
      borderBlockEnd: `1px solid ${palette.divider}`,
      '& > button': {
        display: 'flex',
        alignItems: 'center',
        gap: theme.spacing(1),
        inlineSize: '100%',
        minBlockSize: ROW - 1,
        paddingInline: theme.spacing(2),
        border: 0,
        background: 'none',
        color: palette.text.secondary,
        font: 'inherit',
        fontSize: '0.875rem',
        textAlign: 'inherit',
        cursor: 'pointer',
        '&:focus-visible': { outlineOffset: -2 },
      },
      [theme.breakpoints.up('md')]: { display: 'none' },
      '@media print': { display: 'none' },
    },
    [theme.breakpoints.down('md')]: { gridTemplateRows: 'auto 1fr' },
    [STICKY]: {
      '& > [data-shell="contents"]': {
        position: 'sticky',
        insetBlockStart: frame.appBar,
        zIndex: theme.zIndex.appBar - 1,
        backgroundColor: palette.background.default,
      },
      'html:has(& > [data-shell="contents"])': {
        scrollPaddingBlockStart: frame.appBar + ROW + 24,
      },
    },
  } as const;
}
