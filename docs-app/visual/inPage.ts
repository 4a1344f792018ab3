/** What Storybook and `settleChance` put on the page of a story. */
interface StoryWindow {
  /** Short waits that have not ended. */
  vitrineWaits?: Set<unknown>;
  __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => unknown[] | undefined };
  __STORYBOOK_PREVIEW__?: {
    ready: () => Promise<void>;
    loadStory: (story: { storyId: string }) => Promise<{
      parameters: {
        chromatic?: object;
        viewport?: { options?: Record<string, { styles?: { width?: string; height?: string } }> };
      };
      storyGlobals?: { viewport?: { value?: string } };
    }>;
  };
}

/** How a story ended. */
export interface StoryEnd {
  problem?: string;
}

// Each of these functions runs in the page: it may use nothing from outside itself.

/** Tells how the story on the page has ended; nothing while it runs. */
export function readEnd(): StoryEnd | undefined {
  const channel = (window as StoryWindow).__STORYBOOK_ADDONS_CHANNEL__;
  if (!channel) return undefined;
  const failures = [
    'storyMissing',
    'storyErrored',
    'storyThrewException',
    'playFunctionThrewException',
    'configError',
  ];
  for (const name of failures) {
    const last = channel.last(name);
    if (!last) continue;
    const { message, description } = Object(last[0]) as { message?: string; description?: string };
    const text = message ?? description ?? String(last[0]);
    return { problem: text.split('\n')[0] ?? name };
  }
  const finished = channel.last('storyFinished')?.[0] as { status?: string } | undefined;
  if (!finished) return undefined;
  return finished.status === 'error' ? { problem: 'it threw an error while it was shown' } : {};
}

/**
 * Waits until fonts and images are there, no short wait is open, the page has nothing left to do, and two frames are
 * drawn. A page that waits again and again is not waited for longer than `limit` milliseconds.
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

/** Draws also what a browser leaves out while it is far from the window, and whose height it only guesses. */
export function disableContentVisibility(): void {
  for (const element of document.querySelectorAll<HTMLElement>('*')) {
    if (getComputedStyle(element).contentVisibility !== 'auto') continue;
    element.style.setProperty('content-visibility', 'visible', 'important');
  }
}

/** Holds animations where they began. */
export function holdAnimations(): void {
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = 0;
  }
}

/** Adds rules to the page, past the policy that lets it have none but its own. */
export function injectStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** How a page's time goes: from which moment on, and how many times slower than ours. */
export interface PageTime {
  start: number;
  slowness: number;
  /** Longest wait, in milliseconds, that is nothing to read by: the end of a movement, which the picture waits for. */
  short: number;
}

/**
 * Lets a page begin at the same moment and draw the same lots each time. Its time goes slower, so that a word which is
 * shown for two seconds is still there when the play function of a busy machine has ended.
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
    // Of two timers of one length the first set ends first.
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
    construct: (target, values: unknown[], made) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, made) as object,
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
  let state = 1;
  Math.random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Reads what stories say about their pictures, as far as it is data. */
export async function readFacts(ids: readonly string[]): Promise<object[]> {
  const preview = (window as StoryWindow).__STORYBOOK_PREVIEW__;
  if (!preview) throw new Error('The workbench has no preview.');
  await preview.ready();
  const facts = ids.map(async (id) => {
    const { parameters, storyGlobals } = await preview.loadStory({ storyId: id });
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
