import type { Page } from 'playwright';

/** What a story is looked at with: values of the toolbar, and what only a browser can set. */
export interface Look {
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  density?: 'comfortable' | 'dense';
  language?: 'en' | 'zh';
  contrast?: 'standard' | 'more';
  motion?: 'system' | 'reduced';
  text?: '100' | '200';
  /** Width of the window, in pixels, instead of what the story asks for. */
  width?: number;
  forcedColors?: boolean;
}

interface Preview {
  storyStoreValue: { userGlobals: { update: (globals: object) => void } };
  currentRender: { rerender: () => Promise<void> };
}

const HEIGHT = 800;

const PLAIN = { mode: 'light', direction: 'ltr' } as const;

/** Values of the toolbar that a look changes, as they are at first. */
const REST = {
  density: 'comfortable',
  language: 'en',
  contrast: 'standard',
  motion: 'system',
  text: '100',
} as const;

/** Each mode in each direction, density and language. */
const COMBINED: readonly Look[] = (['ltr', 'rtl'] as const).flatMap((direction) =>
  (['comfortable', 'dense'] as const).flatMap((density) =>
    (['en', 'zh'] as const).flatMap((language) =>
      (['light', 'dark'] as const).map((mode) => ({ mode, direction, density, language })),
    ),
  ),
);

const SINGLE: readonly Look[] = [
  { ...PLAIN, contrast: 'more' },
  { ...PLAIN, motion: 'reduced' },
  { ...PLAIN, text: '200' },
  { ...PLAIN, width: 320 },
  { ...PLAIN, forcedColors: true },
];

/**
 * Chooses two looks of a story: each story is seen in both modes and both directions, and the stories
 * together in each mode in each direction. `all` chooses every look that there is.
 */
export function chooseLooks(storyId: string, all = false): [Look, ...Look[]] {
  const sum = [...storyId].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const [first, second] = sum % 2 === 0 ? (['ltr', 'rtl'] as const) : (['rtl', 'ltr'] as const);
  const shown: Look = { mode: 'light', direction: first };
  return all ? [shown, ...COMBINED, ...SINGLE] : [shown, { mode: 'dark', direction: second }];
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

/** Sets what the next story is shown with, as the toolbar would, without drawing the present one again. */
export async function prepareLook(page: Page, look: Look): Promise<void> {
  const { forcedColors, width: _width, ...globals } = look;
  const isForced = forcedColors === true;
  if (forced.has(page) !== isForced) {
    await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' });
    await page.evaluate(readForcedText, isForced);
    if (isForced) forced.add(page);
    else forced.delete(page);
  }
  await page.evaluate(
    (values) => {
      const preview = window.__STORYBOOK_PREVIEW__ as unknown as Preview;
      preview.storyStoreValue.userGlobals.update(values);
    },
    { ...REST, ...globals },
  );
}

/** Gives the window a width, in pixels. */
export async function setWidth(page: Page, width: number): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: HEIGHT });
}

/** Draws the present story, which has a width of its own, with another look; what was typed and opened stays. */
export async function changeLook(page: Page, look: Look, ownWidth: number): Promise<string[]> {
  await setWidth(page, look.width ?? ownWidth);
  await prepareLook(page, look);
  await page.evaluate(() => {
    const preview = window.__STORYBOOK_PREVIEW__ as unknown as Preview;
    return preview.currentRender.rerender();
  });
  if (!look.width && look.text !== '200') return [];
  const [wide, room] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  return wide! > room! ? [`${describeLook(look)}: the story is ${wide} px wide, not ${room}`] : [];
}

function describeLook({ text, width }: Look): string {
  return width ? `in a window of ${width} px` : `with text at ${text} %`;
}
