import { styled } from '@mui/material/styles';

/** Styles the home page. */
export const HomeRoot = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    maxInlineSize: 1040,
    marginInline: 'auto',
    paddingInline: theme.spacing(3),
    '& [data-home="hero"]': {
      paddingBlock: 'clamp(56px, 10vw, 128px) clamp(40px, 7vw, 80px)',
      textAlign: 'center',
      '& h1': {
        ...theme.typography.h1,
        maxInlineSize: '17ch',
        marginBlock: 0,
        marginInline: 'auto',
        fontSize: 'clamp(2.25rem, 1.4rem + 4vw, 4rem)',
        fontWeight: 800,
        letterSpacing: '-0.03em',
        lineHeight: 1.05,
        textWrap: 'balance',
      },
      '& p': {
        maxInlineSize: '52ch',
        marginBlock: theme.spacing(3, 4),
        marginInline: 'auto',
        color: palette.text.secondary,
        fontSize: '1.1875rem',
        textWrap: 'pretty',
      },
    },
    '& [data-home="actions"]': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: theme.spacing(1.5),
    },
    '& [data-home="actions"] a': {
      padding: theme.spacing(1.25, 2.75),
      border: `1px solid ${palette.surface.border}`,
      borderRadius: theme.vars.shape.borderRadius,
      color: palette.text.primary,
      fontWeight: 600,
      textDecoration: 'none',
      '&:hover': { borderColor: palette.primary.main, color: palette.primary.main },
      '&[data-primary]': {
        borderColor: palette.primary.main,
        backgroundColor: palette.primary.main,
        color: palette.primary.contrastText,
      },
      '&[data-primary]:hover': { backgroundColor: palette.primary.dark },
    },
    '& [data-home="libraries"]': {
      paddingBlockEnd: theme.spacing(12),
      '& h2': { ...theme.typography.h2, marginBlock: theme.spacing(0, 3), textAlign: 'center' },
      '& ul': {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        gap: theme.spacing(2),
        margin: 0,
        padding: 0,
        listStyle: 'none',
      },
      '& li': {
        flex: '0 1 320px',
        position: 'relative',
        padding: theme.spacing(3),
        border: `1px solid ${palette.divider}`,
        borderRadius: theme.vars.shape.borderRadius,
        '&:hover': { borderColor: palette.primary.main },
      },
      '& li svg': { display: 'block', marginBlockEnd: theme.spacing(1.5) },
      '& li a': {
        color: palette.text.primary,
        fontSize: '1.125rem',
        fontWeight: 700,
        textDecoration: 'none',
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: 0,
          borderRadius: theme.vars.shape.borderRadius,
        },
      },
      '& li span': { color: palette.text.secondary, fontSize: '0.875rem' },
      '& li p': { marginBlock: theme.spacing(1, 0), color: palette.text.secondary },
    },
  };
});
