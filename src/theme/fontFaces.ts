interface FontFace {
  family: string;
  file: string;
  weight: string;
  /** Whether only some demos use the font. */
  isRare?: true;
}

const LATIN =
  'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

/** Fonts in `public/fonts`. Browsers load a font only when text on the page uses it (FET-1). */
export const fontFaces: readonly FontFace[] = [
  { family: 'Inter', file: 'inter-latin-wght-normal.woff2', weight: '100 900' },
  { family: 'JetBrains Mono', file: 'jetbrains-mono-latin-wght-normal.woff2', weight: '100 800' },
  { family: 'Roboto', file: 'roboto-latin-wght-normal.woff2', weight: '100 900' },
  {
    family: 'Work Sans',
    file: 'work-sans-latin-wght-normal.woff2',
    weight: '100 900',
    isRare: true,
  },
  { family: 'Material Icons', file: 'material-icons.woff2', weight: '400', isRare: true },
];

/** Returns the rules for icon ligatures. Until the icon font loads, the fallback has zero size. */
const icons = (base: string) =>
  `@font-face{font-family:"No icons";src:url(${base}fonts/${preloadedFont});size-adjust:0%}` +
  '.material-icons{font-family:"Material Icons","No icons";font-weight:400;line-height:1;letter-spacing:normal;text-transform:none;white-space:nowrap;font-feature-settings:"liga"}';

/** File of the default text font, which pages preload. */
export const preloadedFont = 'inter-latin-wght-normal.woff2';

/** Returns the `@font-face` rules, and a fallback with Inter's metrics to avoid layout shift. */
export function fontFaceCss(base: string): string {
  const faces = fontFaces.map(
    ({ family, file, weight, isRare }) =>
      `@font-face{font-family:"${family}";font-display:swap;font-weight:${weight};src:url(${base}fonts/${file}) format("woff2")${isRare ? '' : `;unicode-range:${LATIN}`}}`,
  );
  const fallback =
    '@font-face{font-family:"Inter fallback";src:local("Arial");ascent-override:90.2%;descent-override:22.48%;line-gap-override:0%;size-adjust:107.4%}';
  return [...faces, fallback, icons(base)].join('');
}
