import { styled } from '@mui/material/styles';
import { touchText } from '../theme/touchText.ts';
import { controlStyles } from './control.styles.ts';

/** Styles the specimen with CSS variables, which a theme changes. */
export const SpecimenRoot = styled('section')(({ theme }) => {
  const { palette, shape } = theme.vars;
  const { borderRadius } = shape;
  const solid = (entry: 'primary' | 'secondary') => ({
    '&, &:hover': {
      borderColor: palette[entry].main,
      backgroundColor: palette[entry].main,
      color: palette[entry].contrastText,
    },
  });
  return {
    display: 'grid',
    gap: theme.spacing(2),
    minInlineSize: 0,
    padding: theme.spacing(2.5),
    border: `1px solid ${palette.divider}`,
    borderRadius,
    backgroundColor: palette.background.paper,
    '& > *, & h2': { margin: 0 },
    '& h2': theme.typography.h3,
    '& a': { color: palette.primary.main, textUnderlineOffset: '0.2em' },
    '& [data-specimen="note"]': {
      padding: theme.spacing(1.5, 2),
      borderInlineStart: `4px solid ${palette.primary.main}`,
      borderRadius,
      backgroundColor: palette.surface.accent,
    },
    '& label': { display: 'grid', gap: theme.spacing(0.5), fontSize: '0.875rem' },
    '& input': {
      inlineSize: '100%',
      minBlockSize: 'var(--docs-control)',
      paddingInline: theme.spacing(1.5),
      border: `1px solid ${palette.surface.border}`,
      borderRadius,
      backgroundColor: palette.background.default,
      color: palette.text.primary,
      font: 'inherit',
      ...touchText,
    },
    '& [data-specimen="buttons"]': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) },
    '& [data-specimen="buttons"] button': {
      ...controlStyles(theme),
      borderRadius,
      '&[data-specimen="filled"]': solid('primary'),
      '&[data-specimen="accent"]': solid('secondary'),
    },
    '& ul': { margin: 0, padding: 0, listStyle: 'none' },
    '& li a': {
      display: 'flex',
      alignItems: 'center',
      minBlockSize: 'var(--docs-row)',
      paddingInline: theme.spacing(1.5),
      borderRadius,
      color: palette.text.secondary,
      textDecoration: 'none',
      '&:hover': { backgroundColor: palette.surface.subtle },
      '&[aria-current]': {
        backgroundColor: palette.surface.accent,
        color: palette.primary.main,
        fontWeight: 600,
      },
    },
  };
});
