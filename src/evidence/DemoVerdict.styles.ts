import { styled } from '@mui/material/styles';

/** Styles the line about the tests of a page's demos. */
export const PageVerdictLine = styled('p')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontSize: '0.8125rem',
  // Moves the line beside the links to other libraries or the page tabs on wide screens.
  '@media (min-width: 900px)': {
    '[data-also-in] + [data-article] > &': {
      marginBlockStart: theme.spacing(-6),
      paddingInlineStart: '20rem',
      textAlign: 'end',
    },
    '[data-page-tabs] + [data-article] > &': {
      marginBlock: theme.spacing(-8, 4.5),
      paddingInlineStart: '20rem',
      textAlign: 'end',
    },
  },
}));

/** Styles the line with the test result below a demo. */
export const VerdictLine = styled('div')(({ theme }) => ({
  padding: '6px 16px',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.75rem',
}));

interface VerdictRootProps {
  'data-evidence': string;
}

/** Styles a test result line that expands to the details. Only failed results have their styles. */
export const VerdictRoot = styled(VerdictLine)<VerdictRootProps>(({ theme, ...props }) => {
  const { palette } = theme.vars;
  const isFailed = props['data-evidence'] === 'failed';
  return {
    overflowWrap: 'anywhere',
    '& summary, & tr': { display: 'flex', flexWrap: 'wrap', columnGap: 12 },
    '& summary': {
      inlineSize: 'fit-content',
      cursor: 'pointer',
      ...(isFailed && { color: palette.error.main }),
    },
    // Restores the disclosure triangle that `display: flex` removes.
    '& details details summary': { display: 'list-item' },
    '& p': { margin: 0 },
    '& b': { display: 'block', marginBlockStart: 8, color: palette.text.primary },
    '& table': { inlineSize: '100%', maxInlineSize: '40rem', borderSpacing: 0 },
    '& caption, & th': { fontWeight: 'normal', textAlign: 'inherit' },
    // Stacks all cells of a row when the row is narrower than 22em.
    '& tr > *': { flex: '1 1 calc((22em - 100%) * 99)', padding: 0 },
    '& tr > :first-of-type': { maxInlineSize: '8em' },
    '& kbd': { marginInlineEnd: 6, paddingInline: 6, border: '1px solid' },
    ...(isFailed && { '& pre': { whiteSpace: 'pre-wrap' } }),
  };
});
