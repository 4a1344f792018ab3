import { styled } from '@mui/material/styles';

/** Styles a stack of proofs. */
export const ProofItems = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.75),
}));

/** Draws the sign of a result before its word; screen readers read the word only. */
const createMark = (sign: string, color: string) => ({
  color,
  '&::before': { content: `"${sign} " / ""` },
});

/** Places the result of a proof before its title. */
export const ProofItem = styled('li')(({ theme }) => {
  const { success, error, warning } = theme.vars.palette;
  return {
    lineHeight: 1.5,
    '& [data-mark]': { marginInlineEnd: theme.spacing(1), whiteSpace: 'nowrap' },
    '&[data-result="passed"] [data-mark]': createMark('✓', success.main),
    '&[data-result="failed"] [data-mark]': createMark('✕', error.main),
    '&[data-result="not-run"] [data-mark]': createMark('○', warning.main),
    '& > [dir]': { unicodeBidi: 'isolate' },
  };
});
