import { styled } from '@mui/material/styles';
import { controlBox } from '../code/CopyButton.styles.ts';
import { touchText } from '../theme/touchText.ts';

/** Styles the tools of an API page as a row that wraps. */
export const ApiToolsRoot = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const box = { minBlockSize: 36, ...controlBox(theme) } as const;
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1),
    marginBlock: theme.spacing(4, 3),
    fontSize: '0.8125rem',
    '& input': {
      ...box,
      flex: '1 1 12rem',
      minInlineSize: 0,
      color: palette.text.primary,
      ...touchText,
    },
    '& input::placeholder': { color: palette.text.secondary, opacity: 1 },
    '& button, & summary': {
      ...box,
      cursor: 'pointer',
      '&:hover': { color: palette.primary.main },
    },
    '& summary': { lineHeight: '34px', listStyle: 'none' },
    '& [role="group"]': { ...box, display: 'flex', paddingInline: 0 },
    '& [role="group"] button': { minBlockSize: 34, border: 0 },
    '& :is([aria-pressed="true"], [open] > *)': {
      backgroundColor: palette.surface.accent,
      color: palette.primary.main,
      textDecoration: 'underline',
    },
    '& [role="status"]': { color: palette.text.secondary },
    '& [role="status"]:empty': { marginInlineStart: theme.spacing(-1) },
  };
});
