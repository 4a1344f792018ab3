import { PLAIN_SCOPES, TOKEN_KINDS, TOKEN_SCOPES, type TokenKind } from './tokens.constants.ts';

const PLAIN = '#000000';

/** Marker color of each kind; one digit is enough for fewer than ten kinds. */
const markers = new Map<string | undefined, TokenKind>(
  TOKEN_KINDS.map((kind, index) => [`#00000${index + 1}`, kind]),
);

/** Returns the kind of token that a marker color of the theme stands for. */
export function kindOfMarker(color: string | undefined): TokenKind | undefined {
  return markers.get(color);
}

/** Shiki theme whose colors only mark kinds of tokens; the page's theme has the real colors. */
export const markerTheme = {
  name: 'vitrine-markers',
  type: 'light' as const,
  fg: PLAIN,
  settings: [
    { scope: PLAIN_SCOPES, settings: { foreground: PLAIN } },
    ...[...markers].map(([foreground, kind]) => ({
      scope: TOKEN_SCOPES[kind],
      settings: { foreground },
    })),
  ],
};
