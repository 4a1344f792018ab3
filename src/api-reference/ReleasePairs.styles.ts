import { styled } from '@mui/material/styles';
import { ApiRoot } from './ApiReference.styles.ts';

/** Styles the table of comparable releases. */
export const ReleasePairsRoot = styled(ApiRoot)(({ theme }) => {
  const { palette } = theme.vars;
  return {
    marginBlock: theme.spacing(0, 3),
    fontSize: '0.875rem',
    '& details': { marginBlock: 0 },
    '& details > div': { marginBlock: 0 },
    '& table': { inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
    '& :is(th, td)': {
      paddingBlock: theme.spacing(1.25),
      paddingInline: theme.spacing(1),
      borderBlockEnd: `1px solid ${palette.divider}`,
      textAlign: 'start',
      verticalAlign: 'baseline',
      fontWeight: 400,
      overflowWrap: 'anywhere',
    },
    '& tr > :not(* + *)': { paddingInlineStart: 0 },
    '& tr:last-of-type > *': { borderBlockEnd: 0 },
    '& thead tr:last-of-type > *': { borderBlockEnd: `1px solid ${palette.divider}` },
    '& thead th': { color: palette.text.secondary, fontSize: '0.8125rem' },
    '& th': { fontWeight: 600 },
    '& td a': {
      color: palette.primary.main,
      textDecorationThickness: 1,
      textUnderlineOffset: '0.2em',
      '&:hover': { textDecorationThickness: 2 },
      '&[aria-current]': { fontWeight: 600, textDecoration: 'none' },
    },
  };
});
