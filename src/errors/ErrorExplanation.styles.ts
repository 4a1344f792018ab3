import { styled } from '@mui/material/styles';
import { fonts } from '../theme/tokens.ts';
import { userRadius } from '../settings/userCss.ts';

/** Styles the explanation. Reserves its height while the list of codes loads. */
export const ExplanationRoot = styled('section')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    minBlockSize: 176,
    marginBlock: theme.spacing(0, 5),
    padding: theme.spacing(2.5, 3),
    border: `1px solid ${palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
    '& h2': { ...theme.typography.h3, margin: 0, overflowWrap: 'anywhere' },
    '& p': { marginBlock: theme.spacing(1.25, 0), textWrap: 'pretty', overflowWrap: 'anywhere' },
    '& ul': { marginBlock: theme.spacing(1, 0), paddingInlineStart: theme.spacing(3) },
    '& small': { color: palette.text.secondary, fontSize: '0.8125rem' },
    '& a': {
      color: palette.primary.main,
      textDecorationThickness: 1,
      textUnderlineOffset: '0.2em',
    },
    '& blockquote': {
      margin: theme.spacing(1.5, 0, 0),
      padding: theme.spacing(1.5, 2),
      borderInlineStart: `3px solid ${palette.error.main}`,
      borderRadius: userRadius(6),
      backgroundColor: palette.code.background,
      fontFamily: fonts.code,
      fontSize: '0.875rem',
      lineHeight: 1.6,
      fontVariantLigatures: 'none',
      overflowWrap: 'anywhere',
      '& p': { margin: 0, whiteSpace: 'pre-wrap', textWrap: 'wrap' },
      '& p + p': { marginBlockStart: theme.spacing(1) },
    },
    '& li bdi': { fontFamily: fonts.code, fontSize: '0.875rem', overflowWrap: 'anywhere' },
    '& [data-part="value"]': { fontWeight: 700 },
    '& [data-part="missing"]': { color: palette.text.secondary, fontStyle: 'italic' },
    '& [data-when="code"]::before': { content: 'attr(data-text)' },
    // Before hydration, `data-error-code` from the bootstrap script selects the visible text.
    'html[data-error-code] & [data-when="no-code"], html:not([data-error-code]) & [data-when="code"]':
      { display: 'none' },
  };
});
