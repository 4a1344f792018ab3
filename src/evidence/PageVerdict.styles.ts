import { styled } from '@mui/material/styles';

/** Styles the line about the tests of a page's demos. */
export const PageVerdictRoot = styled('p')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontSize: '0.8125rem',
  '& strong': { color: theme.vars.palette.error.main },
}));
