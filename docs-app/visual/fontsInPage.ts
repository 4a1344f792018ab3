/** A `@font-face` rule as serializable data. */
export interface FontRule {
  family: string;
  source: string;
  descriptors: { weight: string; style: string; unicodeRange: string };
}

// Playwright serializes each function into the page, so it uses nothing from outside itself.

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
 * Loads fonts before the first story renders. Otherwise elements that measure themselves on
 * opening, such as menus, have another position each time. The preview fetches its index before it
 * renders a story, so the response of the index waits for the fonts.
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
