import type { CSSObject, Theme } from '@mui/material/styles';
import { TOKEN_KINDS } from './tokens.constants.ts';

/** Colours the tokens of code by their kinds. */
export function codeTokens({ vars: { palette } }: Theme): CSSObject {
  const colors = TOKEN_KINDS.map((kind) => [`& .t-${kind}`, { color: palette.code[kind] }]);
  return {
    ...Object.fromEntries(colors),
    '& .t-comment': { color: palette.code.comment, fontStyle: 'italic' },
  };
}
