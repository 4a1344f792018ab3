import { styled } from '@mui/material/styles';
import { fonts } from '../theme/tokens.ts';
import { userRadius } from '../settings/userCss.ts';

/** Styles rendered Markdown. Selects direct children only, so demos keep their own styles. */
export const Prose = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const inlineCode = {
    paddingBlock: '0.1em',
    paddingInline: '0.35em',
    border: `1px solid ${palette.divider}`,
    borderRadius: userRadius(6),
    backgroundColor: palette.code.background,
    fontFamily: fonts.code,
    fontSize: '0.875em',
    fontVariantLigatures: 'none',
    overflowWrap: 'anywhere',
  };
  const link = {
    color: palette.primary.main,
    textDecorationThickness: 1,
    textUnderlineOffset: '0.2em',
    '&:hover': { textDecorationThickness: 2 },
  };
  const heading = ':is(h2, h3, h4, h5, h6)';
  const text = ':is(p, ul, ol, table, blockquote, [role="note"], [data-text])';
  return {
    [`& > ${text}, & > div[data-table]`]: { marginBlock: theme.spacing(2) },
    [`& > ${text} code:not(pre > code), & > div[data-table] code, & > ${heading} code, & > [data-text] > pre`]:
      inlineCode,
    [`& > ${text} a, & > div[data-table] a`]: link,
    [`& > ${text} img, & > img`]: { maxInlineSize: '100%', blockSize: 'auto' },
    // Styles code examples from the doc comments of a library.
    '& > [data-text] > pre': { padding: theme.spacing(1, 1.5), whiteSpace: 'pre-wrap' },
    '& > h2': { ...theme.typography.h2, marginBlock: theme.spacing(6, 2) },
    '& > h3': { ...theme.typography.h3, marginBlock: theme.spacing(4, 1.5) },
    '& > :is(h4, h5, h6)': {
      ...theme.typography.h3,
      fontSize: '1rem',
      marginBlock: theme.spacing(3, 1),
    },
    [`& > ${heading} a`]: {
      color: 'inherit',
      textDecoration: 'none',
      '&:hover::after, &:focus-visible::after': {
        content: '"#"',
        marginInlineStart: '0.4em',
        color: palette.primary.main,
      },
    },
    // Keeps the markers inside of the article.
    '& > :is(ul, ol)': { paddingInlineStart: `max(20px, ${theme.spacing(3)})` },
    '& > :is(ul, ol) li': { marginBlock: theme.spacing(0.75) },
    '& > :is(ul, ol) li::marker': { color: palette.text.secondary },
    '& > blockquote': {
      marginInline: 0,
      paddingInlineStart: theme.spacing(2),
      borderInlineStart: `3px solid ${palette.divider}`,
      color: palette.text.secondary,
    },
    '& > div[data-table]': { overflowX: 'auto' },
    '& > div[data-table] > table': {
      inlineSize: '100%',
      borderCollapse: 'collapse',
      fontSize: '0.875rem',
      '& th, & td': {
        paddingBlock: theme.spacing(1.25),
        paddingInline: theme.spacing(1.5),
        borderBlockEnd: `1px solid ${palette.divider}`,
        textAlign: 'inherit',
        verticalAlign: 'top',
      },
      '& th': { color: palette.text.secondary, fontWeight: 600 },
    },
    '& > hr': {
      marginBlock: theme.spacing(5),
      border: 0,
      borderBlockStart: `1px solid ${palette.divider}`,
    },
    '&& > :not(* + *)': { marginBlockStart: 0 },
  };
});
