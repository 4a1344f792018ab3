import { styled } from '@mui/material/styles';

/** Draws one quiet line under a demo. */
export const VerdictLine = styled('div')(({ theme }) => ({
  padding: '8px 16px',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.8125rem',
}));

/** Draws a line that opens. */
export const VerdictRoot = styled(VerdictLine)(({ theme }) => ({
  overflowWrap: 'anywhere',
  '& summary': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 12,
    cursor: 'pointer',
  },
  '& time': { marginInlineStart: 'auto' },
  '& b, & caption': { color: theme.vars.palette.text.primary },
  '& b': { display: 'block' },
  '& b, & table': { marginBlockStart: 8 },
  '& table': {
    tableLayout: 'fixed',
    inlineSize: '100%',
    maxInlineSize: '40rem',
    borderSpacing: 0,
  },
  '& caption': { fontWeight: 'bold', textAlign: 'start' },
  '& th, & td': { padding: 0, fontWeight: 'normal', textAlign: 'start', verticalAlign: 'top' },
  '& th:first-of-type': { inlineSize: '6.5rem' },
  '& kbd': { marginInlineEnd: 6, paddingInline: 6, border: '1px solid' },
  '& pre': { whiteSpace: 'pre-wrap' },
}));
