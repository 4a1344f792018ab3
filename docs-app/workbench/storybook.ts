/**
 * Controls and observes the stories in a page. Storybook has no public API for this, so the file
 * uses private names of its preview. If an upgrade renames them, only this file breaks.
 */

/** Fields of an entry in `argTypes` that the tools read. */
export interface StoryControl {
  control?: { type?: string; disable?: boolean };
  options?: readonly unknown[];
}

/** Parts of a story that the tools read. */
interface StoryView {
  playFunction?: unknown;
  tags?: readonly string[];
  argTypes?: Readonly<Record<string, StoryControl>>;
  initialArgs?: Readonly<Record<string, unknown>>;
  parameters: {
    /** Values that tests set instead of those of the control, by prop. */
    controlValues?: Readonly<Record<string, readonly unknown[]>>;
    chromatic?: { modes?: Record<string, { disable?: boolean }> };
    viewport?: { options?: Record<string, { styles?: { width?: string; height?: string } }> };
  };
  storyGlobals?: { viewport?: { value?: string } };
}

/** Functions that `exposeStorybook` adds to the page of a story. */
interface StorybookPage {
  /** Resolves when stories can be loaded. */
  ready: () => Promise<void>;
  loadStory: (storyId: string) => Promise<StoryView>;
  /** Renders a story without its play function, in place of the current story. */
  renderWithoutPlay: (storyId: string) => Promise<void>;
  /** Renders the current story with changed args; an undefined value removes an arg. */
  setArgs: (storyId: string, args: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Remounts the current story, which resets the story's state. */
  remount: () => Promise<void>;
  /** Sets globals for the next story, without rendering. */
  setGlobals: (globals: object) => void;
  /** Re-renders the current story without a remount, which preserves the DOM and the state. */
  rerender: () => Promise<void>;
  on: (event: string, listener: (payload: never) => void) => void;
  /** Pauses play functions after each keyboard or tab call of user-event until `wait` resolves. */
  holdAfterKeys: (wait: () => Promise<void>) => void;
  /** Returns the payload of the latest event with this name. */
  last: (event: string) => unknown;
}

declare global {
  interface Window {
    /** Undefined until Storybook's preview has started. */
    vitrineStorybook?: StorybookPage;
  }
}

/** Events of Storybook's channel. */
export const STORY_EVENTS = {
  selected: 'setCurrentStory',
  call: 'storybook/instrumenter/call',
  finished: 'storyFinished',
  failures: [
    'storyMissing',
    'storyErrored',
    'storyThrewException',
    'playFunctionThrewException',
    'configError',
  ],
} as const;

/** Init script that prevents the preview from measuring all elements when the story changes. */
export const SKIP_HIGHLIGHTS = 'window.__STORYBOOK_HIGHLIGHT_INITIALIZED = true';

/** Storybook's wrapper around the calls of play functions. */
interface Instrumenter {
  invoke: (
    fn: (...args: unknown[]) => unknown,
    object: unknown,
    call: { path: unknown[]; method: string },
    options: unknown,
  ) => unknown;
}

interface PrivateNames {
  __STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__?: Instrumenter;
  __STORYBOOK_ADDONS_CHANNEL__?: {
    on: StorybookPage['on'];
    emit: (event: string, payload: object) => void;
    last: (event: string) => readonly unknown[] | undefined;
  };
  __STORYBOOK_PREVIEW__?: {
    ready: () => Promise<void>;
    loadStory: (story: { storyId: string }) => Promise<StoryView>;
    storyStoreValue: {
      userGlobals: { update: (globals: object) => void };
      args: { update: (storyId: string, args: object) => void };
    };
    currentRender: {
      id: string;
      rerender: () => Promise<void>;
      remount: () => Promise<void>;
      renderOptions?: { autoplay: boolean };
    };
  };
}

/** Sets whether the current rendering of a story in this window runs its play function. */
export function setAutoplay(storyId: string, isOn: boolean): void {
  const render = (window as unknown as PrivateNames).__STORYBOOK_PREVIEW__?.currentRender;
  if (render?.id === storyId && render.renderOptions) render.renderOptions.autoplay = isOn;
}

/** Defines `window.vitrineStorybook`. Playwright serializes this function into an init script. */
export function exposeStorybook(): void {
  const names = window as unknown as PrivateNames;

  function holdAfterKeys(wait: () => Promise<void>): void {
    const instrumenter = names.__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__;
    if (!instrumenter) throw new Error('Storybook does not instrument play functions.');
    const invoke = instrumenter.invoke.bind(instrumenter);
    instrumenter.invoke = (fn, object, call, options) => {
      const isKey = call.path[0] === 'userEvent' && ['keyboard', 'tab'].includes(call.method);
      if (!isKey) return invoke(fn, object, call, options);
      const held = async (...args: unknown[]) => {
        const result = await fn.apply(object, args);
        await wait();
        return result;
      };
      return invoke(held, object, call, options);
    };
  }

  Object.defineProperty(window, 'vitrineStorybook', {
    configurable: true,
    get(): StorybookPage | undefined {
      const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = names;
      return (
        preview &&
        channel && {
          ready: () => preview.ready(),
          loadStory: (storyId) => preview.loadStory({ storyId }),
          async renderWithoutPlay(storyId) {
            // Storybook caches this story object, so the next rendering has no play function.
            const story = await preview.loadStory({ storyId });
            story.playFunction = undefined;
            channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
          },
          setArgs(storyId, args) {
            preview.storyStoreValue.args.update(storyId, args);
            return preview.currentRender.rerender();
          },
          setGlobals: (globals) => preview.storyStoreValue.userGlobals.update(globals),
          rerender: () => preview.currentRender.rerender(),
          remount: () => preview.currentRender.remount(),
          on: (event, listener) => channel.on(event, listener),
          holdAfterKeys,
          last: (event) => channel.last(event)?.[0],
        }
      );
    },
  });
}
