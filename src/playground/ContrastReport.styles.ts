import { styled } from '@mui/material/styles';

/** Styles the contrast report: two tables, side by side where there is room. */
export const ReportRoot = styled('section')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    minInlineSize: 0,
    '& > p': {
      margin: theme.spacing(0, 0, 2),
      paddingInlineStart: theme.spacing(1.5),
      borderInlineStart: `4px solid ${palette.success.main}`,
      '&[data-report="bad"]': { borderInlineStartStyle: 'double', borderColor: palette.error.main },
    },
    '& [data-report="tables"]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))',
      alignItems: 'start',
      gap: theme.spacing(3),
    },
    '& table': {
      inlineSize: '100%',
      borderCollapse: 'collapse',
      fontSize: '0.8125rem',
      lineHeight: 1.4,
    },
    '& caption': { paddingBlock: theme.spacing(1), fontWeight: 700, textAlign: 'inherit' },
    '& th, & td': {
      paddingBlock: theme.spacing(0.75),
      paddingInline: theme.spacing(0, 1),
      borderBlockEnd: `1px solid ${palette.divider}`,
      fontWeight: 400,
      textAlign: 'inherit',
      overflowWrap: 'anywhere',
    },
    '& thead th': { color: palette.text.secondary, fontWeight: 600, overflowWrap: 'normal' },
    '& td > [dir="ltr"]': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '& [data-passes="false"] td': { color: palette.error.main, fontWeight: 600 },
    '& [data-report="sample"]': {
      display: 'inline-grid',
      placeItems: 'center',
      inlineSize: 24,
      blockSize: 24,
      marginInlineEnd: theme.spacing(1),
      border: `1px solid ${palette.divider}`,
      borderRadius: 6,
      verticalAlign: 'middle',
      '& i': { inlineSize: 10, blockSize: 10, borderRadius: 99 },
    },
  };
});
