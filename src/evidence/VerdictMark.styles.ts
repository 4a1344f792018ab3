import { styled } from '@mui/material/styles';
import { userRadius } from '../settings/userCss.ts';

/** Styles a verdict as a badge with a color for each result. */
export const VerdictMarkRoot = styled('strong')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'inline-flex',
    gap: theme.spacing(0.75),
    paddingInline: theme.spacing(1),
    border: '1px solid',
    borderRadius: userRadius(6),
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: '22px',
    whiteSpace: 'nowrap',
    '&[data-verdict="passed"]': { color: palette.success.main },
    '&[data-verdict="failed"], &[data-verdict="unproven"]': { color: palette.error.main },
    '&[data-verdict="rules"]': { color: palette.info.main },
    '&[data-verdict="looked"], &[data-verdict="not-run"]': { color: palette.warning.main },
    '&[data-verdict="absent"]': { color: palette.text.secondary },
  };
});
