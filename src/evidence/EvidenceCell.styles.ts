import { styled } from '@mui/material/styles';

/** Styles a table cell that stacks a verdict above its evidence. */
export const EvidenceCell = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(0.5),
  '& p': { margin: 0 },
  '& time, & summary': { color: theme.vars.palette.text.secondary, fontSize: '0.8125rem' },
  '& time': { fontWeight: 600, whiteSpace: 'nowrap', unicodeBidi: 'isolate' },
  '& summary': { inlineSize: 'fit-content', cursor: 'pointer', lineHeight: '24px' },
  '& [data-rules] ul': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(1.5) },
}));
