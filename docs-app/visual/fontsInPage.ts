/** A `@font-face` rule as serializable data. */
export interface FontRule {
  family: string;
  source: string;
  descriptors: { weight: string; style: string; unicodeRange: string };
}

// Playwright serializes each function into the page, so functions cannot use module variables.

/** Lists the fonts that the page has loaded from files. */
export function listFonts(): FontRule[] {
  const bare = (family: string) => family.replaceAll(/["']/g, '');
  const loaded = new Set(
    Array.from(document.fonts, ({ family, weight, style, status }) =>
      status === 'loaded' ? `${bare(family)} ${weight} ${style}` : '',
    ),
  );
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  const rules = sheets.flatMap((sheet) => (sheet.href === null ? [...sheet.cssRules] : []));
  return rules.flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const value = (name: string, otherwise: string) =>
      rule.style.getPropertyValue(name) || otherwise;
    const [family, weight] = [bare(value('font-family', '')), value('font-weight', 'normal')];
    const [style, source] = [value('font-style', 'normal'), value('src', '')];
    const isLoaded = loaded.has(`${family} ${weight} ${style}`);
    if (!isLoaded || !source.includes('url(')) return [];
    const unicodeRange = value('unicode-range', 'U+0-10FFFF');
    return [{ family, source, descriptors: { weight, style, unicodeRange } }];
  });
}

/**
 * Loads fonts before the first story renders. Otherwise menus and other elements that measure
 * themselves on opening would change their position. Delays the response of `index.json`, which the
 * preview fetches before it renders a story.
 */
export function provideFonts(fonts: readonly FontRule[]): void {
  if (window !== window.top || fonts.length === 0) return;
  const realFetch = window.fetch;
  const load = async () => {
    const faces = fonts.map(({ family, source, descriptors }) => {
      return new FontFace(family, source, descriptors);
    });
    for (const face of faces) document.fonts.add(face);
    await Promise.allSettled(faces.map((face) => face.load()));
  };
  window.fetch = async (...request) => {
    const [address] = request;
    if (!String(address).includes('index.json')) return realFetch(...request);
    window.fetch = realFetch;
    await load();
    return realFetch(...request);
  };
}
