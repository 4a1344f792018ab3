import { styled } from '@mui/material/styles';
import { fonts } from '../theme/tokens.ts';
import { userRadius } from '../settings/userCss.ts';
import { ApiRoot } from './ApiReference.styles.ts';

/** Styles removed or added text as a block with a sign, so color is not the only cue. */
function diffLine(sign: string, color: string) {
  return {
    display: 'block',
    position: 'relative',
    paddingInlineStart: '2ch',
    color,
    textDecoration: 'none',
    '&::before': {
      content: [`"${sign}"`, `"${sign}" / ""`],
      position: 'absolute',
      insetInlineStart: 0,
    },
  } as const;
}

/** Styles the lists of differences between releases. */
export const ChangeListRoot = styled(ApiRoot)(({ theme }) => {
  const { palette } = theme.vars;
  return {
    marginBlockEnd: theme.spacing(5),
    '& > ul': { margin: 0, paddingInlineStart: theme.spacing(2.5) },
    '& li': { marginBlock: theme.spacing(0.75) },
    '& li::marker': { color: palette.text.disabled },
    '& :is(h3, p, li) > a': { color: palette.primary.main },
    '& :is(p, li) > a': { textDecorationThickness: 1, textUnderlineOffset: '0.2em' },
    '& [aria-current]': { fontWeight: 600, textDecoration: 'none' },
    '& code': { fontFamily: fonts.code, fontSize: '0.875em', overflowWrap: 'anywhere' },
    '& pre': {
      margin: theme.spacing(0.75, 0),
      padding: theme.spacing(1, 1.5),
      borderRadius: userRadius(8),
      backgroundColor: palette.code.background,
      fontFamily: fonts.code,
      fontSize: '0.8125rem',
      fontVariantLigatures: 'none',
      lineHeight: 1.6,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
    '& del': diffLine('−', palette.code.deleted),
    '& ins': diffLine('+', palette.code.inserted),
  };
});
