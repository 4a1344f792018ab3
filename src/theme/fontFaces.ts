interface FontFace {
  family: string;
  file: string;
  weight: string;
}

const LATIN =
  'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

/** Fonts in `public/fonts`: Inter for text, JetBrains Mono for code, Roboto for Material demos. */
export const fontFaces: readonly FontFace[] = [
  { family: 'Inter', file: 'inter-latin-wght-normal.woff2', weight: '100 900' },
  { family: 'JetBrains Mono', file: 'jetbrains-mono-latin-wght-normal.woff2', weight: '100 800' },
  { family: 'Roboto', file: 'roboto-latin-wght-normal.woff2', weight: '100 900' },
];

/** The font that text is set in first; the page preloads it. */
export const preloadedFont = 'inter-latin-wght-normal.woff2';

/** Writes the `@font-face` rules, and a fallback with Inter's metrics so that no text moves. */
export function fontFaceCss(base: string): string {
  const faces = fontFaces.map(
    ({ family, file, weight }) =>
      `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:${weight};src:url(${base}fonts/${file}) format("woff2");unicode-range:${LATIN}}`,
  );
  const fallback =
    '@font-face{font-family:"Inter fallback";src:local("Arial");ascent-override:90.2%;descent-override:22.48%;line-gap-override:0%;size-adjust:107.4%}';
  return [...faces, fallback].join('');
}
