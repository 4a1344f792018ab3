import { styled } from '@mui/material/styles';
import { userRadius } from '../settings/userCss.ts';

/** Styles the summary above the tables. */
export const ReportRoot = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  marginBlockEnd: theme.spacing(2),
  padding: theme.spacing(2),
  borderRadius: userRadius(12),
  backgroundColor: theme.vars.palette.surface.subtle,
  fontSize: '0.875rem',
  lineHeight: 1.6,
  '& p, & ul': { margin: 0 },
  '& div': { maxInlineSize: '80ch' },
  '& div ul': { paddingInlineStart: theme.spacing(2.5) },
}));

/** Styles the grid of verdict counts. */
export const ReportCounts = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: theme.spacing(1),
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    padding: theme.spacing(1, 1.5),
    borderRadius: userRadius(8),
    backgroundColor: theme.vars.palette.background.default,
  },
  '& b': { fontSize: '1.5rem', lineHeight: 1.2 },
}));
