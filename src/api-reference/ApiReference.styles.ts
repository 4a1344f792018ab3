import { styled } from '@mui/material/styles';
import { fonts } from '../theme/tokens.ts';
import { userRadius } from '../settings/userCss.ts';
import { TOOLS_HEIGHT, WITH_STICKY } from './apiReference.constants.ts';

/** Adds a scroll margin, so that the sticky filter does not cover link targets. */
export const belowTools = {
  [WITH_STICKY]: { scrollMarginBlockStart: TOOLS_HEIGHT - 8 },
} as const;

/** Styles the headings and sentences between the tables. */
export const ApiRoot = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const section = '& > section >';
  return {
    [`${section} :is(h2, h3, h4)`]: belowTools,
    [`${section} h2`]: { ...theme.typography.h2, marginBlock: theme.spacing(5, 1.5) },
    [`${section} h3`]: { ...theme.typography.h3, marginBlock: theme.spacing(4, 1) },
    [`${section} h4`]: {
      ...theme.typography.h3,
      fontSize: '1rem',
      marginBlock: theme.spacing(3, 1),
    },
    [`${section} :is(h2, h3, h4) > a`]: {
      color: 'inherit',
      textDecoration: 'none',
      '&:hover::after, &:focus-visible::after': {
        content: '"#"',
        marginInlineStart: '0.4em',
        color: palette.primary.main,
      },
    },
    '& > p, & > section > p': {
      marginBlock: theme.spacing(1.5),
      '& > a': {
        color: palette.primary.main,
        textDecorationThickness: 1,
        textUnderlineOffset: '0.2em',
        '&:hover': { textDecorationThickness: 2 },
      },
      '& code': {
        paddingBlock: '0.1em',
        paddingInline: '0.35em',
        border: `1px solid ${palette.divider}`,
        borderRadius: userRadius(6),
        backgroundColor: palette.code.background,
        fontFamily: fonts.code,
        fontSize: '0.875em',
        overflowWrap: 'anywhere',
      },
    },
    '&& > :not(* + *), && > section:not(* + *) > :not(* + *)': { marginBlockStart: 0 },
  };
});
