import type { STORY_EVENTS } from '../workbench/storybook.ts';

/** Window with the property that `makeDeterministic` defines. */
interface StoryWindow {
  /** Short timers that have not fired. */
  vitrineWaits?: Set<unknown>;
}

/** Result of a story that has ended. */
export interface StoryEnd {
  problem?: string;
}

// Playwright serializes each function into the page, so functions cannot use module variables.

/** Returns the result of the story on the page; undefined while the story runs. */
export function readEnd({ failures, finished }: typeof STORY_EVENTS): StoryEnd | undefined {
  const storybook = window.vitrineStorybook;
  if (!storybook) return undefined;
  for (const name of failures) {
    const last = storybook.last(name);
    if (last === undefined) continue;
    const { message, description } = Object(last) as { message?: string; description?: string };
    const text = message ?? description ?? String(last);
    return { problem: text.split('\n')[0] ?? name };
  }
  const result = storybook.last(finished) as { status?: string } | undefined;
  if (!result) return undefined;
  return result.status === 'error' ? { problem: 'it threw an error while it rendered' } : {};
}

/**
 * Waits until fonts and images are loaded, no short timer is pending, the page is idle and two
 * frames are painted. Waits at most `limit` milliseconds for a page that keeps starting timers.
 */
export async function waitForIdle(limit: number): Promise<void> {
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
  const isWaiting = () => ((window as StoryWindow).vitrineWaits?.size ?? 0) > 0;
  const end = performance.now() + limit;
  await document.fonts.ready;
  await idle();
  do await idle();
  while (isWaiting() && performance.now() < end);
  const images = Array.from(document.images, (image) => {
    if (image.loading === 'lazy' && !image.complete) return undefined;
    return image.decode().catch(() => undefined);
  });
  await Promise.all(images);
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Disables `content-visibility: auto`, so that off-screen content is laid out and captured. */
export function disableContentVisibility(): void {
  for (const element of document.querySelectorAll<HTMLElement>('*')) {
    if (getComputedStyle(element).contentVisibility !== 'auto') continue;
    element.style.setProperty('content-visibility', 'visible', 'important');
  }
}

/** Pauses animations, and resets them to their start. */
export function holdAnimations(): void {
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = 0;
  }
}

/** Adds a constructed style sheet, which the Content Security Policy does not block. */
export function injectStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** Clock of a page: start in milliseconds since the epoch, and factor by which time is slower. */
export interface PageTime {
  start: number;
  slowness: number;
  /** Longest delay (ms) of timers that run at normal speed; screenshots wait for these timers. */
  short: number;
}

/**
 * Fixes the start time and the random numbers of a page, and slows its clock and long timers.
 * On a busy machine, a message that closes after two seconds is then still visible when the play
 * function ends.
 */
export function makeDeterministic({ start, slowness, short }: PageTime): void {
  const stretch = (delay: number) => (delay > short ? delay * slowness : delay);
  const { setTimeout: realTimeout, clearTimeout: realClear, setInterval: realInterval } = window;
  const waits = new Set<unknown>();
  (window as StoryWindow).vitrineWaits = waits;
  window.setTimeout = ((work: TimerHandler, delay = 0, ...values: unknown[]) => {
    const wait = realTimeout(work, stretch(delay), ...values);
    if (delay > short) return wait;
    waits.add(wait);
    // Timers with the same delay fire in order, so this timer fires after `work`.
    realTimeout(() => waits.delete(wait), delay);
    return wait;
  }) as typeof window.setTimeout;
  window.clearTimeout = (wait) => {
    waits.delete(wait);
    realClear(wait);
  };
  window.setInterval = ((work: TimerHandler, delay = 0, ...values: unknown[]) =>
    realInterval(work, stretch(delay), ...values)) as typeof window.setInterval;
  const RealDate = Date;
  const now = () => start + Math.floor(performance.now() / slowness);
  window.Date = new Proxy(RealDate, {
    construct: (target, values: unknown[], newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget) as object,
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
  let state = 1;
  Math.random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Reads the serializable story parameters that control screenshots. */
export async function readFacts(ids: readonly string[]): Promise<object[]> {
  const storybook = window.vitrineStorybook;
  if (!storybook) throw new Error('The page has no Storybook preview.');
  await storybook.ready();
  const facts = ids.map(async (id) => {
    const { parameters, storyGlobals } = await storybook.loadStory(id);
    const options = Object.entries(parameters.viewport?.options ?? {});
    const viewports = options.map(([name, { styles }]) => {
      return [name, { width: String(styles?.width), height: String(styles?.height) }] as const;
    });
    return {
      id,
      chromatic: parameters.chromatic ?? {},
      viewports: Object.fromEntries(viewports),
      viewport: storyGlobals?.viewport?.value,
    };
  });
  return Promise.all(facts);
}
