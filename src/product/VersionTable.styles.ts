import { styled } from '@mui/material/styles';
import { userRadius } from '../settings/userCss.ts';

/** Styles the list of products with their versions. */
export const VersionList = styled('ul')(({ theme }) => ({
  '&&': { listStyle: 'none', margin: 0, padding: 0 },
  '& > li': {
    display: 'grid',
    gap: theme.spacing(0.5, 3),
    paddingBlock: theme.spacing(2.5),
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 240px) minmax(0, 1fr)' },
  },
  '&& h2': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.25),
    margin: 0,
    fontSize: '1.0625rem',
    '& a': { color: 'inherit', textDecoration: 'none' },
  },
  '&& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.5, 2.5),
    listStyle: 'none',
    margin: 0,
    padding: 0,
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-version="current"]': {
    paddingInline: 6,
    border: `1px solid ${theme.vars.palette.success.main}`,
    borderRadius: userRadius(6),
    color: theme.vars.palette.success.main,
    fontSize: '0.6875rem',
    fontWeight: 700,
    textTransform: 'uppercase',
  },
}));
