import type { CSSObject, Theme } from '@mui/material/styles';
import { userRadius } from '../settings/userCss.ts';
import { fonts } from '../theme/tokens.ts';

/** Returns the styles of a tab that shows code. */
export function codeTab({ spacing, vars: { palette } }: Theme): CSSObject {
  return {
    position: 'relative',
    flex: 'none',
    minBlockSize: 38,
    // Keeps the names of tabs apart.
    paddingInline: `max(6px, ${spacing(1.25)})`,
    border: 0,
    backgroundColor: 'transparent',
    color: palette.text.secondary,
    fontFamily: fonts.code,
    fontSize: '0.8125rem',
    cursor: 'pointer',
    '&:hover': { color: palette.text.primary },
    '&:focus-visible': { outlineOffset: -3, borderRadius: userRadius(8) },
    '&[aria-selected="true"]': { color: palette.primary.main, fontWeight: 600 },
    // A border instead of a background, because forced colors mode removes backgrounds.
    '&[aria-selected="true"]::after': {
      content: '""',
      position: 'absolute',
      insetInline: spacing(1),
      insetBlockEnd: 0,
      borderBlockEnd: `2px solid ${palette.primary.main}`,
    },
  };
}
