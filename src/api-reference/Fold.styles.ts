import { styled } from '@mui/material/styles';

/** Styles a table that is folded below its summary. */
export const Fold = styled('details')(({ theme }) => {
  const { palette, shape } = theme.vars;
  return {
    marginBlock: theme.spacing(1.5),
    border: `1px solid ${palette.divider}`,
    borderRadius: shape.borderRadius,
    '& > :not(summary)': { marginBlock: theme.spacing(0, 1), marginInline: theme.spacing(2) },
    '&& tbody tr:last-of-type > *': { borderBlockEnd: 0 },
    '& > summary': {
      padding: theme.spacing(1, 2),
      borderRadius: shape.borderRadius,
      color: palette.text.primary,
      fontSize: '0.875rem',
      fontWeight: 600,
      cursor: 'pointer',
      '&:hover': { color: palette.primary.main },
      '&:focus-visible': { outlineOffset: -2 },
    },
  };
});
