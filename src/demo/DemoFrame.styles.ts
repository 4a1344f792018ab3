import { styled } from '@mui/material/styles';
import { readerFont, readerRadius } from '../settings/readerCss.ts';

/** Draws the frame of a demo: stage above, source below. */
export const DemoRoot = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const control = {
    minBlockSize: 32,
    paddingBlock: 6,
    paddingInline: theme.spacing(1.25),
    borderRadius: readerRadius(8),
    color: palette.text.secondary,
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: '20px',
    textDecoration: 'none',
    '&:hover': { backgroundColor: palette.surface.subtle, color: palette.text.primary },
  };
  return {
    marginBlock: theme.spacing(3),
    border: `1px solid ${palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
    overflow: 'clip',
    '& [data-demo-stage]': {
      padding: theme.spacing(4, 3),
      overflowX: 'auto',
      fontFamily: readerFont('Roboto, sans-serif'),
      lineHeight: 1.5,
      [theme.breakpoints.down('sm')]: { padding: theme.spacing(3, 2) },
    },
    '& [data-demo-bar]': {
      position: 'relative',
      borderBlockStart: `1px solid ${palette.divider}`,
    },
    '& [data-demo-bar] summary': {
      ...control,
      display: 'inline-block',
      margin: 6,
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      '&::before': { content: '"‹› "', fontFamily: 'monospace' },
    },
    '& details[open] [data-when="closed"], & details:not([open]) [data-when="open"]': {
      display: 'none',
    },
    '& [data-demo-bar] > a': {
      ...control,
      position: 'absolute',
      insetBlockStart: 6,
      insetInlineEnd: 6,
    },
    '& [data-demo-choice]': {
      display: 'flex',
      gap: 4,
      padding: '0 6px 6px',
      '& button': {
        ...control,
        border: 0,
        backgroundColor: 'transparent',
        fontFamily: 'inherit',
        cursor: 'pointer',
        '&[aria-pressed="true"]': {
          backgroundColor: palette.surface.accent,
          color: palette.primary.main,
        },
      },
    },
    '& figure': { margin: 0, borderWidth: '1px 0 0', borderRadius: 0 },
    '& figure pre': { maxBlockSize: 480, overflowY: 'auto' },
  };
});
