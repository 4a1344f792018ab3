import { styled, type Theme } from '@mui/material/styles';
import { userRadius } from '../settings/userCss.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

/** Returns the box styles of a small control beside text. */
export function smallControlBox({ spacing, vars: { palette } }: Theme) {
  return {
    paddingInline: spacing(1.25),
    border: `1px solid ${palette.divider}`,
    borderRadius: userRadius(8),
    backgroundColor: palette.background.default,
    color: palette.text.secondary,
    font: 'inherit',
  } as const;
}

/** Returns the styles of a copy button. */
export function copyButtonStyle(theme: Theme) {
  const { palette } = theme.vars;
  return {
    flex: 'none',
    minBlockSize: 28,
    minInlineSize: 60,
    ...smallControlBox(theme),
    fontSize: '0.75rem',
    fontWeight: 600,
    cursor: 'pointer',
    '&:hover': { borderColor: palette.primary.main, color: palette.primary.main },
  };
}

/** Styles a copy button, and hides its status visually. */
export const CopyRoot = styled('span')(({ theme }) => ({
  position: 'relative',
  '& button': copyButtonStyle(theme),
  '& [role="status"]': visuallyHidden,
}));
