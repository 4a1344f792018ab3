import { PLAIN_SCOPES, TOKEN_KINDS, TOKEN_SCOPES, type TokenKind } from './tokens.constants.ts';

const PLAIN = '#000000';

/** Token kinds by marker color, such as `#000001`. One digit is enough for up to nine kinds. */
const markers = new Map<string | undefined, TokenKind>(
  TOKEN_KINDS.map((kind, index) => [`#00000${index + 1}`, kind]),
);

/** Returns the token kind of a marker color; undefined for any other color. */
export function kindOfMarker(color: string | undefined): TokenKind | undefined {
  return markers.get(color);
}

/** Shiki theme whose colors only identify token kinds. The theme of the page has real colors. */
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
