import type { CSSObject, Theme } from '@mui/material/styles';
import { TOKEN_KINDS } from './tokens.constants.ts';

/** Returns the colors of code tokens by kind. */
export function codeTokens({ vars: { palette } }: Theme): CSSObject {
  const colors = TOKEN_KINDS.map((kind) => [`& .t-${kind}`, { color: palette.code[kind] }]);
  return {
    ...Object.fromEntries(colors),
    '& .t-comment': { color: palette.code.comment, fontStyle: 'italic' },
  };
}
