import { styled } from '@mui/material/styles';

/** Sets the name of a criterion above what it asks for. */
export const CriterionAbout = styled('div')(({ theme }) => ({
  '& b': { fontWeight: 600 },
  '& small': { color: theme.vars.palette.text.secondary, whiteSpace: 'nowrap' },
  '& p': { marginBlock: theme.spacing(0.25, 0), color: theme.vars.palette.text.secondary },
}));

/** Sets the kinds of evidence below each other. */
export const CriterionEvidence = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(0.5),
  '& p': { margin: 0 },
  '& time, & summary': { color: theme.vars.palette.text.secondary, fontSize: '0.8125rem' },
  '& time': { fontWeight: 600, whiteSpace: 'nowrap', unicodeBidi: 'isolate' },
  '& summary': { inlineSize: 'fit-content', cursor: 'pointer', lineHeight: '24px' },
  '& details ul': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(1.5) },
}));
