import { styled } from '@mui/material/styles';
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
      // Laid out once the browser is idle (`data-rests`), so that it opens without delay.
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
    '& > [data-shell="aside"]': {
      ...column,
      paddingBlock: theme.spacing(5, 4),
      paddingInlineEnd: theme.spacing(2),
      [theme.breakpoints.down('md')]: { display: 'none' },
    },
  };
});
