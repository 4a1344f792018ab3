import { PLAIN_SCOPES, TOKEN_KINDS, TOKEN_SCOPES, type TokenKind } from './tokens.constants.ts';

const PLAIN = '#000000';

/** A marker color for each kind; there are fewer than ten. */
const markers = new Map<string | undefined, TokenKind>(
  TOKEN_KINDS.map((kind, index) => [`#00000${index + 1}`, kind]),
);

/** Finds the kind that a marker color of the theme stands for. */
export function kindOfMarker(color: string | undefined): TokenKind | undefined {
  return markers.get(color);
}

/** A highlighter theme whose colors are only markers of a kind; the page's own theme has the real ones. */
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
