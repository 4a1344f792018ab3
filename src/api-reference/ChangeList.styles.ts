import { styled } from '@mui/material/styles';
import { userRadius } from '../settings/userCss.ts';
import { ApiRoot, belowTools } from './ApiReference.styles.ts';

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
    '& section > h3': {
      ...theme.typography.h3,
      ...belowTools,
      marginBlock: theme.spacing(4, 0.5),
      '& > a': { color: palette.primary.main, textUnderlineOffset: '0.2em' },
    },
    '& section > div': { marginBlock: theme.spacing(0, 1) },
    // Collapses the table head but keeps it, because the first row sets the column widths.
    '&& thead th': { paddingBlock: 0, border: 0, fontSize: 0, lineHeight: 0 },
    '& th > code': { marginInlineEnd: 6 },
    '&& [data-mark="breaking"]': { borderColor: palette.error.main, color: palette.error.main },
    '& td pre': {
      marginBlock: theme.spacing(0.75, 0),
      padding: theme.spacing(1, 1.5),
      borderRadius: userRadius(8),
      backgroundColor: palette.code.background,
      fontSize: '0.8125rem',
      fontVariantLigatures: 'none',
      overflowWrap: 'anywhere',
    },
    '& td pre > *': { fontFamily: 'inherit' },
    '& del': diffLine('−', palette.code.deleted),
    '& ins': diffLine('+', palette.code.inserted),
  };
});
