import { styled } from '@mui/material/styles';
import { fonts } from '../theme/tokens.ts';
import { userRadius } from '../settings/userCss.ts';

/** Styles the headings and sentences between the tables. */
export const ApiRoot = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    '& > h2': { ...theme.typography.h2, marginBlock: theme.spacing(6, 1.5) },
    '& > h3': { ...theme.typography.h3, marginBlock: theme.spacing(4, 1) },
    '& > h4': { ...theme.typography.h3, fontSize: '1rem', marginBlock: theme.spacing(3, 1) },
    '& > :is(h2, h3, h4) > a': {
      color: 'inherit',
      textDecoration: 'none',
      '&:hover::after, &:focus-visible::after': {
        content: '"#"',
        marginInlineStart: '0.4em',
        color: palette.primary.main,
      },
    },
    '& > p': { marginBlock: theme.spacing(1.5) },
    '&& > :not(* + *)': { marginBlockStart: 0 },
    '& > p > a': {
      color: palette.primary.main,
      textDecorationThickness: 1,
      textUnderlineOffset: '0.2em',
      '&:hover': { textDecorationThickness: 2 },
    },
    '& > p code': {
      paddingBlock: '0.1em',
      paddingInline: '0.35em',
      border: `1px solid ${palette.divider}`,
      borderRadius: userRadius(6),
      backgroundColor: palette.code.background,
      fontFamily: fonts.code,
      fontSize: '0.875em',
      overflowWrap: 'anywhere',
    },
  };
});
