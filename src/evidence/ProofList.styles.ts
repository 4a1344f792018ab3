import { styled } from '@mui/material/styles';

/** Stacks proofs. */
export const ProofItems = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.75),
}));

/** Places the result of a proof above its title. */
export const ProofItem = styled('li')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    lineHeight: 1.5,
    '& > :first-of-type': { marginInlineEnd: theme.spacing(1), whiteSpace: 'nowrap' },
    '&[data-result="passed"] > :first-of-type': { color: palette.success.main },
    '&[data-result="failed"] > :first-of-type': { color: palette.error.main },
    '&[data-result="not-run"] > :first-of-type': { color: palette.warning.main },
    '& > [dir]': { unicodeBidi: 'isolate' },
  };
});
