import { styled } from '@mui/material/styles';

/** Styles a callout in the color of its severity. */
export const CalloutRoot = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const severities = ['info', 'success', 'warning', 'error'] as const;
  const tones = Object.fromEntries(
    severities.map((severity) => [
      `&[data-severity="${severity}"]`,
      { '--callout': palette[severity].main, '--callout-text': palette[severity].contrastText },
    ]),
  );
  return {
    ...tones,
    display: 'flex',
    gap: theme.spacing(1.5),
    marginBlock: theme.spacing(2.5),
    padding: theme.spacing(1.75, 2),
    border: '1px solid color-mix(in srgb, var(--callout) 40%, transparent)',
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: `color-mix(in srgb, var(--callout) 7%, ${palette.background.default})`,
    '& > span': {
      flex: 'none',
      inlineSize: 22,
      blockSize: 22,
      marginBlockStart: 2,
      borderRadius: 99,
      backgroundColor: 'var(--callout)',
      color: 'var(--callout-text)',
      fontSize: '0.8125rem',
      fontWeight: 700,
      lineHeight: '22px',
      textAlign: 'center',
    },
    '& > div': { flexGrow: 1, minInlineSize: 0 },
    '& > div > *': { marginBlock: 0 },
    '& > div > * + *': { marginBlockStart: theme.spacing(1.5) },
    '& > div > :is(ul, ol)': { paddingInlineStart: `max(20px, ${theme.spacing(2.5)})` },
  };
});
