/** CSS rules that browsers apply with forced colors (CSS Color Adjustment, section 3). */
const FORCED = `
:root[data-forced], :root[data-forced] body, :root[data-forced] [data-ground] {
  background-color: Canvas !important; color: CanvasText }
:root[data-forced] body :not([data-own-colors]),
:root[data-forced] :not([data-own-colors])::before,
:root[data-forced] :not([data-own-colors])::after {
  color: inherit !important; border-color: currentColor !important; outline-color: Highlight !important;
  box-shadow: none !important; text-shadow: none !important }
:root[data-forced] body :not([data-own-colors], [data-ground]) { background-color: transparent !important }
:root[data-forced] a:any-link:not([data-own-colors]) { color: LinkText !important }
:root[data-forced] :is(button, select):not([data-own-colors]) { color: ButtonText !important }
:root[data-forced] :is(input, textarea):not([data-own-colors]) { color: FieldText !important }
:root[data-forced] :disabled:not([data-own-colors]) { color: GrayText !important }`;
const CONDITION = '(forced-colors: active)';
/** Lowest opacity at which a background hides the content below it. */
const OPAQUE = 0.5;

/** Emulates forced colors in a document with CSS. Returns a function that ends the emulation. */
export function imitateForcedColors(root: HTMLElement): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(FORCED);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const conditions = new Set<MediaList>();
  const update = () => {
    for (const media of findConditions()) {
      media.mediaText = media.mediaText.replace(CONDITION, 'all');
      conditions.add(media);
    }
    delete root.dataset['forced'];
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) markColors(element);
    root.dataset['forced'] = '';
    observer.takeRecords();
  };
  const observer = new MutationObserver(update);
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['class'] });
  update();
  return () => {
    observer.disconnect();
    for (const media of conditions) media.mediaText = media.mediaText.replace('all', CONDITION);
    delete root.dataset['forced'];
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/** Marks elements with `forced-color-adjust: none` and elements with a mostly opaque background. */
function markColors(element: HTMLElement): void {
  const { forcedColorAdjust, backgroundColor } = getComputedStyle(
    element,
  ) as CSSStyleDeclaration & {
    forcedColorAdjust?: string;
  };
  const keepsColors = forcedColorAdjust === 'none';
  element.toggleAttribute('data-own-colors', keepsColors);
  element.toggleAttribute('data-ground', !keepsColors && readAlpha(backgroundColor) >= OPAQUE);
}

/** Parses the alpha of a computed color, such as `rgba(0, 0, 0, 0.5)`. Defaults to 1. */
function readAlpha(color: string): number {
  const [, old, modern] = /^rgba\(.*, ([\d.]+)\)$|\/ ([\d.]+)\)$/.exec(color) ?? [];
  return Number(old ?? modern ?? 1);
}

function findConditions(): MediaList[] {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  return sheets.flatMap(({ cssRules }) =>
    [...cssRules].flatMap((rule) =>
      rule instanceof CSSMediaRule && rule.media.mediaText.includes(CONDITION) ? [rule.media] : [],
    ),
  );
}
