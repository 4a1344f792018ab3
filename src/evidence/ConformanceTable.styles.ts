import { styled } from '@mui/material/styles';

/** Styles the name, level and requirement of a WCAG criterion. */
export const CriterionAbout = styled('div')(({ theme }) => ({
  '& b': { fontWeight: 600 },
  '& small': { color: theme.vars.palette.text.secondary, whiteSpace: 'nowrap' },
  '& p': { marginBlock: theme.spacing(0.25, 0), color: theme.vars.palette.text.secondary },
}));
