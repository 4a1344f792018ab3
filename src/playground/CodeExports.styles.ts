import { styled } from '@mui/material/styles';
import { fonts } from '../theme/tokens.ts';

/** Styles collapsible code blocks. */
export const ExportsRoot = styled('section')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    minInlineSize: 0,
    '& details': { borderBlockEnd: `1px solid ${palette.divider}` },
    '& summary': { paddingBlock: theme.spacing(1.5), fontWeight: 600, cursor: 'pointer' },
    '& pre': {
      maxBlockSize: 420,
      margin: theme.spacing(1.5, 0, 2.5),
      padding: theme.spacing(2),
      overflow: 'auto',
      border: `1px solid ${palette.divider}`,
      borderRadius: theme.vars.shape.borderRadius,
      backgroundColor: palette.code.background,
      color: palette.code.text,
      fontFamily: fonts.code,
      fontSize: '0.8125rem',
      lineHeight: 1.65,
      '&:focus-visible': { outlineOffset: -2 },
    },
    '& code': { fontFamily: 'inherit', fontSize: 'inherit' },
  };
});
