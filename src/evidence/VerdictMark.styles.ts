import { styled } from '@mui/material/styles';
import { readerRadius } from '../settings/readerCss.ts';

/** Draws a verdict in its colour; words and a sign say the same. */
export const VerdictMarkRoot = styled('strong')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'inline-flex',
    gap: theme.spacing(0.75),
    paddingInline: theme.spacing(1),
    border: '1px solid',
    borderRadius: readerRadius(6),
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: '22px',
    whiteSpace: 'nowrap',
    '&[data-verdict="tested"]': { color: palette.success.main },
    '&[data-verdict="rules"]': { color: palette.info.main },
    '&[data-verdict="looked"]': { color: palette.warning.main },
    '&[data-verdict="absent"]': { color: palette.text.secondary },
  };
});
