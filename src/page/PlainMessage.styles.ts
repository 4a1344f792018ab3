import { styled } from '@mui/material/styles';

/** Styles short message pages, such as 404 and offline. */
export const PlainMessage = styled('div')(({ theme }) => ({
  maxInlineSize: 640,
  marginInline: 'auto',
  padding: theme.spacing(10, 3),
  '[data-layout="docs"] &': { marginInline: 0, padding: 0 },
  '& h1': { ...theme.typography.h1, marginBlock: theme.spacing(0, 2) },
  '& h2': { ...theme.typography.h3, marginBlock: theme.spacing(4, 1) },
  '& p': { textWrap: 'pretty', color: theme.vars.palette.text.secondary },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': {
    paddingBlock: theme.spacing(1.25),
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& a': {
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
    textDecorationThickness: 1,
    textUnderlineOffset: '0.2em',
  },
  '& > p:last-of-type': { marginBlockStart: theme.spacing(4) },
  '& li span': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: '0.875rem' },
}));
