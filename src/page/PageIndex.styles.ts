import { styled } from '@mui/material/styles';

/** Styles a group of the index: a heading above links in columns. */
export const IndexRoot = styled('section')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    marginBlockEnd: theme.spacing(5),
    '& h2, & h3': { marginBlock: theme.spacing(0, 1.5) },
    '& h2': {
      ...theme.typography.h3,
      paddingBlockEnd: theme.spacing(1),
      borderBlockEnd: `1px solid ${palette.divider}`,
    },
    '& h3': { fontSize: '0.9375rem', fontWeight: 600, marginBlock: theme.spacing(2.5, 0.75) },
    '& :is(h2, h3) a': { color: 'inherit', textDecoration: 'none' },
    '& ul': {
      columns: '4 12rem',
      columnGap: theme.spacing(3),
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
    '& li': { breakInside: 'avoid', margin: 0, paddingBlock: 4, lineHeight: 1.45 },
    '& li a': {
      color: palette.primary.main,
      fontSize: '0.9375rem',
      overflowWrap: 'anywhere',
      textDecoration: 'none',
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    },
  };
});
