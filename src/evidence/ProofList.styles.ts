import { styled } from '@mui/material/styles';

/** Styles a list of tests and stories. */
export const ProofItems = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.75),
}));

/** Adds a symbol before the text of a result; screen readers ignore the symbol. */
const createMark = (sign: string, color: string) => ({
  color,
  '&::before': { content: `"${sign} " / ""` },
});

/** Styles a list item: the result, then the title of a test or story. */
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
