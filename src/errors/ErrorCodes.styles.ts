import { styled } from '@mui/material/styles';

/** Styles the table, which becomes a list of cards on narrow screens. */
export const ErrorCodesRoot = styled('div')(({ theme }) => ({
  '&& th code': { overflowWrap: 'normal' },
  '&& th[scope="row"]': { color: 'inherit', fontWeight: 400 },
  '&& td': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& small': { display: 'block', color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: {
    '& thead': { display: 'none' },
    '& tbody': { display: 'block' },
    '& tr': {
      display: 'block',
      paddingBlock: theme.spacing(1.5),
      borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    },
    '&&&& :is(td, th)': { display: 'block', padding: theme.spacing(0.5, 0), border: 0 },
    '&&&& td:empty': { display: 'none' },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      display: 'block',
      color: theme.vars.palette.text.secondary,
      fontSize: '0.75rem',
      fontWeight: 600,
    },
  },
}));
