import { styled } from '@mui/material/styles';
import { userRadius } from '../settings/userCss.ts';

/**
 * Styles the dialog and its field. On phones, the dialog fills the viewport.
 * `resultsCss` styles the elements that `installSearch` draws, which keeps pages smaller.
 */
export const SearchRoot = styled('dialog')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    inlineSize: 'min(42rem, 100% - 32px)',
    maxBlockSize: 'min(40rem, 84dvh)',
    marginBlock: '9dvh auto',
    padding: 0,
    overflow: 'hidden',
    border: `1px solid ${palette.divider}`,
    borderRadius: userRadius(14),
    backgroundColor: palette.background.paper,
    color: palette.text.primary,
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '&::backdrop': { backgroundColor: 'rgba(8, 10, 16, 0.4)' },
    [theme.breakpoints.down('sm')]: {
      inlineSize: '100%',
      maxInlineSize: 'none',
      blockSize: '100dvh',
      maxBlockSize: 'none',
      margin: 0,
      border: 0,
      borderRadius: 0,
    },
    '& [data-search="field"]': {
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(1.5),
      paddingInline: theme.spacing(2),
      borderBlockEnd: `2px solid ${palette.primary.main}`,
    },
    '& input': {
      flex: 1,
      minInlineSize: 0,
      blockSize: 56,
      border: 0,
      outline: 0,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
    },
    '& [data-search="retry"]': { display: 'none' },
  };
});
