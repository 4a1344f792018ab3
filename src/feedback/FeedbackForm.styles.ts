import { styled, type Theme } from '@mui/material/styles';
import { controlBox } from '../theme/controlBox.ts';
import { pressed } from '../internal/pressed.styles.ts';
import { touchText } from '../theme/touchText.ts';

/** Styles the form. Hidden when scripting is disabled, and in print. */
export const FeedbackRoot = styled('section')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    marginBlockStart: theme.spacing(6),
    paddingBlockStart: theme.spacing(3),
    borderBlockStart: `1px solid ${palette.divider}`,
    '& p': { margin: 0 },
    '& button': button(theme),
    '& [data-part="question"]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: theme.spacing(1, 1.25),
      '& > p': { marginInlineEnd: theme.spacing(1), fontWeight: 600 },
    },
    '& svg': { fontSize: '1.125rem' },
    '& [data-part="panel"]': {
      display: 'grid',
      gap: theme.spacing(2),
      marginBlockStart: theme.spacing(2),
      padding: theme.spacing(2),
      border: `1px solid ${palette.divider}`,
      borderRadius: theme.vars.shape.borderRadius,
      backgroundColor: palette.surface.subtle,
    },
    ...fields(theme),
    '& [data-part="actions"]': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: theme.spacing(1),
    },
    // Reserves the height of the message, so that the layout does not shift.
    '& [role="status"]': {
      minBlockSize: '1.5rem',
      marginBlockStart: theme.spacing(1),
      fontSize: '0.875rem',
      lineHeight: '1.5rem',
      textWrap: 'pretty',
      '&[data-outcome="sent"]': { color: palette.success.main },
      '&[data-outcome="failed"]': { color: palette.error.main },
    },
    '@media (scripting: none), print': { display: 'none' },
  };
});

function button(theme: Theme) {
  const { palette } = theme.vars;
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(0.75),
    minBlockSize: 36,
    paddingInline: 14,
    ...controlBox(theme),
    fontWeight: 500,
    cursor: 'pointer',
    '&:hover': { borderColor: palette.primary.main, color: palette.primary.main },
    '&[aria-pressed="true"]': pressed(theme),
    '&[data-quiet]': {
      paddingInline: 0,
      borderColor: 'transparent',
      backgroundColor: 'transparent',
      color: palette.text.secondary,
      textDecoration: 'underline',
      textDecorationThickness: 1,
      textUnderlineOffset: '0.2em',
      '&:hover': { borderColor: 'transparent', color: palette.primary.main },
    },
    '&[data-primary]': {
      borderColor: palette.primary.main,
      backgroundColor: palette.primary.main,
      color: palette.primary.contrastText,
      '&:hover': { boxShadow: `0 1px 8px rgb(${palette.primary.mainChannel} / 0.6)` },
    },
    '&[aria-disabled="true"]': { cursor: 'progress' },
  };
}

function fields(theme: Theme) {
  const { palette } = theme.vars;
  return {
    '& [data-part="field"]': { display: 'grid', gap: theme.spacing(0.5), minInlineSize: 0 },
    '& label': { fontSize: '0.875rem', fontWeight: 600 },
    '& :is([data-part="hint"], [data-part="rest"])': {
      color: palette.text.secondary,
      fontSize: '0.8125rem',
    },
    '& [data-full]': { color: palette.error.main },
    '& :is(select, textarea)': {
      boxSizing: 'border-box',
      inlineSize: '100%',
      minInlineSize: 0,
      padding: '7px 10px',
      ...controlBox(theme),
      lineHeight: 1.5,
      ...touchText,
    },
    '& select': { minBlockSize: 36, textOverflow: 'ellipsis' },
    '& textarea': { minBlockSize: 84, resize: 'vertical' },
    '& textarea:read-only': { color: palette.text.secondary },
  } as const;
}
