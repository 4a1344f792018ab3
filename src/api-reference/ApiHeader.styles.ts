import { styled } from '@mui/material/styles';
import { userRadius } from '../settings/userCss.ts';

/** Styles the head of an API page: the import, then a row of links that wraps. */
export const ApiHeaderRoot = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const link = {
    color: palette.primary.main,
    textDecorationThickness: 1,
    textUnderlineOffset: '0.2em',
    '&:hover': { textDecorationThickness: 2 },
  } as const;
  const control = {
    minBlockSize: 24,
    padding: 0,
    border: 0,
    borderRadius: userRadius(6),
    background: 'none',
    font: 'inherit',
    textDecoration: 'underline',
    cursor: 'pointer',
    ...link,
  } as const;
  return {
    marginBlock: theme.spacing(-1, 1.5),
    color: palette.text.secondary,
    fontSize: '0.875rem',
    '& figure': { marginBlock: theme.spacing(0, 1) },
    '&& pre': { paddingBlock: 9 },
    '&& figure::after': { blockSize: '100%' },
    '& figure > button': { insetBlockStart: 5, insetInlineEnd: 6 },
    '& ul': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: theme.spacing(2.5),
      rowGap: theme.spacing(0.25),
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
    '& p': { margin: 0 },
    '& a': link,
    '& summary': { ...control, listStyle: 'none' },
    '& [open] > summary': { fontWeight: 600 },
  };
});
