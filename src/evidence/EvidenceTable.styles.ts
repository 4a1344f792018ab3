import { styled } from '@mui/material/styles';
import { fonts } from '../theme/tokens.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

/** Styles a table whose cells are stacked in each row on small screens. */
export const EvidenceTableRoot = styled('table')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    inlineSize: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    fontSize: '0.875rem',
    textAlign: 'inherit',
    '& caption': {
      paddingBlock: theme.spacing(2, 1),
      fontSize: '1rem',
      fontWeight: 600,
      textAlign: 'inherit',
    },
    '& tr': { borderBlockEnd: `1px solid ${palette.divider}` },
    '& th, & td': {
      padding: theme.spacing(1),
      paddingInlineStart: 0,
      textAlign: 'inherit',
      verticalAlign: 'top',
      fontWeight: 400,
      overflowWrap: 'anywhere',
    },
    '& thead th': { color: palette.text.secondary, fontSize: '0.8125rem' },
    '& thead th:nth-of-type(1)': { inlineSize: '5.5rem' },
    '& thead th:nth-of-type(2)': { inlineSize: '42%' },
    '& tbody th': { fontFamily: fonts.code, whiteSpace: 'nowrap' },
    '& ul': { margin: 0, padding: 0, listStyle: 'none', lineHeight: '24px' },
    '& li a': { display: 'inline-block' },
    '& a': { color: palette.primary.main },
    '& code': { color: palette.text.secondary, fontFamily: fonts.code, fontSize: '0.8125rem' },
    [theme.breakpoints.down('sm')]: {
      '&, & tbody, & tr, & th, & td, & caption': { display: 'block' },
      '& thead': visuallyHidden,
      '& tr': { paddingBlock: theme.spacing(1) },
      '& th, & td': { padding: theme.spacing(0.25, 0) },
    },
  };
});
