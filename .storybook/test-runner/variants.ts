import type { Page } from 'playwright';
import type { ShownVariant } from './inPage.ts';
import { coverPairs } from './pairs.ts';

/** What a story is looked at with: values of the toolbar, and what only a browser can set. */
export interface Variant {
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  density?: 'comfortable' | 'dense';
  language?: 'en' | 'zh';
  contrast?: 'standard' | 'more';
  motion?: 'system' | 'reduced';
  text?: '100' | '200';
  /** Width of the window, in pixels, instead of what the story asks for. */
  width?: number | undefined;
  forcedColors?: boolean;
}

const HEIGHT = 800;

/** Values of the toolbar that a look may leave out. */
const DEFAULTS = {
  density: 'comfortable',
  language: 'en',
  contrast: 'standard',
  motion: 'system',
  text: '100',
} as const;

const NARROW_PX = 320;

/**
 * Looks in which each pair of values occurs, except large text in a narrow window: WCAG asks for each by itself (1.4.4,
 * 1.4.10). The first look has the default values, which the play functions expect.
 */
const PAIRS: readonly [Variant, ...Variant[]] = coverPairs(
  {
    mode: ['light', 'dark'],
    direction: ['ltr', 'rtl'],
    density: ['comfortable', 'dense'],
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
 * Chooses the looks of a story; the play runs in the first. Two looks show each story in both modes and both directions,
 * and the stories together in each mode in each direction. With `all`, seven looks show each story in each pair of values.
 * Half of the stories begin right to left.
 */
export function chooseVariants(storyId: string, all = false): [Variant, ...Variant[]] {
  const sum = [...storyId].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const turn = (look: Variant): Variant =>
    sum % 2 === 0 ? look : { ...look, direction: OTHER_WAY[look.direction] };
  const [first, ...others] = PAIRS;
  return all
    ? [turn(first), ...others.map(turn)]
    : [turn({ mode: 'light', direction: 'ltr' }), turn({ mode: 'dark', direction: 'rtl' })];
}

/** Pages with forced colours: to set them again costs a new style for everything. */
const forced = new WeakSet<Page>();

/**
 * Lets axe read the colour of text that is painted. Where colours are forced, Chromium forces `color`, and still says of
 * the fill of text, which axe asks for first, what the page wanted.
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

/** Forces the colors of a page, or stops forcing them. */
async function forceColors(page: Page, isForced: boolean): Promise<void> {
  if (forced.has(page) !== isForced) {
    await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' });
    await page.evaluate(readForcedText, isForced);
    if (isForced) forced.add(page);
    else forced.delete(page);
  }
}

/** Sets the look that the next story is shown in, as the toolbar would, without rendering the present one. */
export async function prepareVariant(page: Page, look: Variant): Promise<void> {
  await forceColors(page, look.forcedColors === true);
  await page.evaluate((shown) => window.vitrineShow(shown), describeForPage(look));
}

function describeForPage(look: Variant): ShownVariant {
  const { forcedColors: _forced, width: _width, ...globals } = look;
  return { globals: { ...DEFAULTS, ...globals }, description: describeVariant(look) };
}

/** Gives the window a width, in pixels. */
export async function setWidth(page: Page, width: number): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: HEIGHT });
}

/** Renders the present story, which has a width of its own, in another look; what was typed and opened stays. */
export async function applyVariant(page: Page, look: Variant, ownWidth: number): Promise<string[]> {
  await setWidth(page, look.width ?? ownWidth);
  await forceColors(page, look.forcedColors === true);
  const { wide, room } = await page.evaluate(async (shown) => {
    window.vitrineShow(shown);
    await window.__STORYBOOK_PREVIEW__.currentRender.rerender();
    const { scrollWidth, clientWidth } = document.documentElement;
    return { wide: scrollWidth, room: clientWidth };
  }, describeForPage(look));
  if (!look.width && look.text !== '200') return [];
  return wide > room ? [`${describeVariant(look)}: the story is ${wide} px wide, not ${room}`] : [];
}

/** Describes a look by its mode, its direction and the values that differ from the defaults. */
export function describeVariant(look: Variant): string {
  const { mode, direction, density, language, contrast, motion, text, width, forcedColors } = look;
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
