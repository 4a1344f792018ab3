import { styled } from '@mui/material/styles';

/** Styles the home page. */
export const HomeRoot = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const action = {
    display: 'inline-block',
    padding: theme.spacing(1, 2.25),
    border: `1px solid ${palette.surface.border}`,
    borderRadius: theme.vars.shape.borderRadius,
    color: palette.text.primary,
    fontWeight: 600,
    textDecoration: 'none',
    '&:hover': { borderColor: palette.primary.main, color: palette.primary.main },
  };
  return {
    maxInlineSize: 1120,
    marginInline: 'auto',
    padding: theme.spacing(0, 3, 10),
    [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2) },
    '& h2': { ...theme.typography.h2, marginBlock: theme.spacing(0, 2) },
    '& [data-home="hero"]': {
      paddingBlock: 'clamp(36px, 6vw, 72px) clamp(28px, 4vw, 48px)',
      '& h1': {
        ...theme.typography.h1,
        maxInlineSize: '22ch',
        margin: 0,
        fontSize: 'clamp(2rem, 1.4rem + 2.6vw, 3.25rem)',
        fontWeight: 800,
        letterSpacing: '-0.03em',
        lineHeight: 1.08,
        textWrap: 'balance',
      },
      '& p': {
        maxInlineSize: '58ch',
        marginBlock: theme.spacing(2, 0),
        color: palette.text.secondary,
        fontSize: '1.125rem',
        textWrap: 'pretty',
      },
    },
    '& [data-home="libraries"]': {
      paddingBlockEnd: theme.spacing(7),
      '& ul': {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(18.5rem, 100%), 1fr))',
        gap: theme.spacing(1.5),
        margin: 0,
        padding: 0,
        listStyle: 'none',
      },
      '& li': {
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        gap: theme.spacing(1.75),
        padding: theme.spacing(2),
        border: `1px solid ${palette.divider}`,
        borderRadius: theme.vars.shape.borderRadius,
        '&:hover': { borderColor: palette.primary.main, backgroundColor: palette.surface.subtle },
      },
      '& li a': {
        color: palette.text.primary,
        fontSize: '1.0625rem',
        fontWeight: 700,
        textDecoration: 'none',
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: 0,
          borderRadius: theme.vars.shape.borderRadius,
        },
      },
      '& li span': { color: palette.text.secondary, fontSize: '0.8125rem' },
      '& li p': {
        marginBlock: theme.spacing(0.25, 0),
        color: palette.text.secondary,
        fontSize: '0.9375rem',
        lineHeight: 1.5,
        textWrap: 'pretty',
      },
    },
    '& [data-home="tests"]': {
      padding: theme.spacing(3.5),
      borderRadius: theme.vars.shape.borderRadius,
      backgroundColor: palette.surface.subtle,
      '& > p': { maxInlineSize: '62ch', marginBlock: theme.spacing(0, 2.5) },
      '& > a': action,
      '& dl': {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
        gap: theme.spacing(2, 3),
        marginBlock: theme.spacing(0, 3),
      },
      '& dl > div': {
        display: 'flex',
        flexDirection: 'column-reverse',
        justifyContent: 'flex-end',
      },
      '& dt': { color: palette.text.secondary, fontSize: '0.875rem' },
      '& dd': {
        margin: 0,
        fontSize: '1.625rem',
        fontWeight: 700,
        fontVariantNumeric: 'tabular-nums',
        letterSpacing: '-0.02em',
        lineHeight: 1.3,
      },
      [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5, 2) },
    },
  };
});
