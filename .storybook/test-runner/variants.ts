import type { Page } from 'playwright';
import type { ShownVariant } from './inPage.ts';
import { coverPairs } from './pairs.ts';

/** Toolbar values and browser settings with which a story is rendered. */
export interface Variant {
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  density?: 'preset' | 'dense';
  language?: 'en' | 'zh';
  contrast?: 'standard' | 'more';
  motion?: 'system' | 'reduced';
  text?: '100' | '200';
  /** Width of the window, in pixels, instead of the story's own width. */
  width?: number | undefined;
  forcedColors?: boolean;
}

const HEIGHT = 800;

/** Default values of the toolbar globals that a variant may omit. */
const DEFAULTS = {
  density: 'preset',
  language: 'en',
  contrast: 'standard',
  motion: 'system',
  text: '100',
} as const;

const NARROW_PX = 320;

/**
 * Variants that contain every pair of values, except large text in a narrow window: WCAG requires
 * these separately (1.4.4, 1.4.10). The first variant has the default values, which play functions
 * expect.
 */
const PAIRS: readonly [Variant, ...Variant[]] = coverPairs(
  {
    mode: ['light', 'dark'],
    direction: ['ltr', 'rtl'],
    density: ['preset', 'dense'],
    language: ['en', 'zh'],
    contrast: ['standard', 'more'],
    motion: ['system', 'reduced'],
    text: ['100', '200'],
    width: [undefined, NARROW_PX],
    forcedColors: [false, true],
  },
  ['text', 'width'],
);

const OTHER_WAY = { ltr: 'rtl', rtl: 'ltr' } as const;

/**
 * Chooses the variants of a story; its play function runs in the first variant. By default, two
 * variants cover both modes and both directions of the story. With `all`, seven variants cover
 * every pair of values. About half of the stories start right to left.
 */
export function chooseVariants(storyId: string, all = false): [Variant, ...Variant[]] {
  const sum = [...storyId].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const turn = (variant: Variant): Variant =>
    sum % 2 === 0 ? variant : { ...variant, direction: OTHER_WAY[variant.direction] };
  const [first, ...otherPairs] = PAIRS;
  return all
    ? [turn(first), ...otherPairs.map(turn)]
    : [turn({ mode: 'light', direction: 'ltr' }), turn({ mode: 'dark', direction: 'rtl' })];
}

/** Pages that emulate forced colors. Repeating the emulation would recalculate all styles. */
const forced = new WeakSet<Page>();

/**
 * Makes axe read the painted color of text. With forced colors, Chromium replaces `color`, but
 * still returns the page's color for `-webkit-text-fill-color`, which axe reads first.
 */
function readForcedText(isForced: boolean): void {
  const style = CSSStyleDeclaration.prototype as CSSStyleDeclaration & {
    ownValue?: CSSStyleDeclaration['getPropertyValue'];
  };
  const read = (style.ownValue ??= style.getPropertyValue);
  style.getPropertyValue = isForced
    ? function (this: CSSStyleDeclaration, name) {
        return name === '-webkit-text-fill-color' ? '' : read.call(this, name);
      }
    : read;
}

/** Starts or stops the emulation of forced colors on a page. */
async function forceColors(page: Page, isForced: boolean): Promise<void> {
  if (forced.has(page) !== isForced) {
    await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' });
    await page.evaluate(readForcedText, isForced);
    if (isForced) forced.add(page);
    else forced.delete(page);
  }
}

/** Sets the variant of the next story, like the toolbar, without rendering the current story. */
export async function prepareVariant(page: Page, variant: Variant): Promise<void> {
  await forceColors(page, variant.forcedColors === true);
  await page.evaluate((shown) => window.vitrineSetVariant(shown), describeForPage(variant));
}

function describeForPage(variant: Variant): ShownVariant {
  const { forcedColors: _forced, width: _width, ...globals } = variant;
  return { globals: { ...DEFAULTS, ...globals }, description: describeVariant(variant) };
}

/** Sets the width of the window, in pixels. */
export async function setWidth(page: Page, width: number): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: HEIGHT });
}

/**
 * Renders the current story in another variant, at `ownWidth` unless the variant has a width. Keeps
 * typed text and open elements. Returns an error when the story is wider than the window in a
 * narrow variant or with large text.
 */
export async function applyVariant(
  page: Page,
  variant: Variant,
  ownWidth: number,
): Promise<string[]> {
  await setWidth(page, variant.width ?? ownWidth);
  await forceColors(page, variant.forcedColors === true);
  const { wide, room } = await page.evaluate(async (shown) => {
    window.vitrineSetVariant(shown);
    await window.vitrineStorybook!.rerender();
    const { scrollWidth, clientWidth } = document.documentElement;
    return { wide: scrollWidth, room: clientWidth };
  }, describeForPage(variant));
  if (!variant.width && variant.text !== '200') return [];
  return wide > room
    ? [`${describeVariant(variant)}: the story is ${wide} px wide, not ${room}`]
    : [];
}

/** Describes a variant by mode, direction and the values that differ from the defaults. */
export function describeVariant(variant: Variant): string {
  const { mode, direction, density, language, contrast, motion, text, width, forcedColors } =
    variant;
  const parts = [
    mode,
    direction,
    density === 'dense' && 'dense',
    language === 'zh' && 'Chinese',
    contrast === 'more' && 'more contrast',
    motion === 'reduced' && 'reduced motion',
    text === '200' && '200% text',
    width && `${width} px wide`,
    forcedColors && 'forced colors',
  ];
  return parts.filter(Boolean).join(', ');
}
