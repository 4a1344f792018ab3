import type { AxeResults } from 'axe-core';
import type { KeyStep, StoryRecord } from '@vitrine/ui/core';
import type { STORY_EVENTS } from '../../docs-app/workbench/storybook.ts';

type StoryEvents = typeof STORY_EVENTS;

/** Call in a play function, as Storybook's instrumenter reports it. */
interface Call {
  storyId: string;
  path: unknown[];
  method: string;
  args: unknown[];
  interceptable: boolean;
  status: 'active' | 'done' | 'error' | 'waiting';
}

interface Finished {
  reporters: { type: string; result?: AxeResults }[];
}

/** Toolbar globals and description of a variant. */
export interface ShownVariant {
  globals: Readonly<Record<string, string>>;
  description: string;
}

type Focus = Pick<KeyStep, 'role' | 'name' | 'states'>;

interface Recorder {
  record: StoryRecord;
  /** axe violations in variants after the first, with the selectors of their elements. */
  problems: string[];
}

/** Records the focused element and the announcements after each key of a play function. */
interface KeyRecorder {
  /** Starts an action and ends the previous key. `key` is undefined for actions without a key. */
  begin: (key: string | undefined) => void;
  end: () => void;
  /** Records the focus after the last key, once the document has settled. */
  finish: () => Promise<void>;
  /** Discards the current key when another story starts. */
  reset: () => void;
}

/** Element with the role and the name that the browser exposes to assistive technology. */
type ComputedElement = Element & { computedRole: string; computedName: string };

declare global {
  interface Window {
    vitrineRecorder?: Recorder;
    /** Description of the variant in which the story is rendered. */
    vitrineVariant?: string;
    vitrineSetVariant: (variant: ShownVariant) => void;
    vitrineFocus: () => Focus;
    vitrineKeys: KeyRecorder;
    /** Resolves when document and focus were unchanged for `quietMs`, or after `limitMs`. */
    vitrineSettle: (times: { quietMs: number; limitMs: number }) => Promise<void>;
  }
}

/** Functions that Playwright serializes into the page, so they cannot use module scope. */
export const pageRecorders = [
  installVariants,
  installShadowStyles,
  installRecorder,
  installFocusReader,
  installSettler,
  installKeyRecorder,
  installCallRecorder,
  installResultRecorder,
];

/** Adds `window.vitrineSetVariant`, which sets the toolbar globals without rendering a story. */
function installVariants(): void {
  window.vitrineSetVariant = ({ globals, description }) => {
    window.vitrineStorybook!.setGlobals(globals);
    window.vitrineVariant = description;
  };
}

/** Disables transitions in shadow roots, to which Storybook's style sheet does not apply. */
function installShadowStyles(): void {
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important }');
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init);
    root.adoptedStyleSheets.push(still);
    return root;
  };
}

/** Starts a new record when the test-runner selects a story. */
function installRecorder({ selected }: StoryEvents): void {
  window.vitrineStorybook!.on(selected, ({ storyId }: { storyId: string }) => {
    const record: StoryRecord = { storyId, actions: 0, checks: 0, keys: [], modes: [] };
    window.vitrineRecorder = { record, problems: [] };
    window.vitrineKeys.reset();
  });
}

/**
 * Adds `window.vitrineFocus`, which returns the role, name and states of the focused element.
 * Throws in a browser without the flag `COMPUTED_NAMES`.
 */
function installFocusReader(): void {
  const STATES = ['selected', 'checked', 'expanded', 'pressed', 'disabled'];
  const DIALOGS = 'dialog,[role=dialog],[role=alertdialog]';
  if (!('computedRole' in Element.prototype)) throw new Error('The browser computes no roles.');
  // Chromium computes names from rendered text, so `text-transform` would change their case.
  const asWritten = new CSSStyleSheet();
  asWritten.replaceSync('*, *::before, *::after { text-transform: none !important }');

  /** Returns the dialog in a focused wrapper without a role, or else the focused element. */
  function findDescribed(focused: ComputedElement): ComputedElement {
    const isContainer = ['', 'generic', 'none'].includes(focused.computedRole);
    return (isContainer && focused.querySelector<ComputedElement>(DIALOGS)) || focused;
  }

  /** Returns the value of an ARIA state or its native equivalent, or null. */
  function readState(element: Element, state: string): string | null {
    const isChecked = state === 'checked' && element.matches('[type=checkbox],[type=radio]');
    if (isChecked) return String((element as HTMLInputElement).checked);
    if (state === 'expanded' && element.localName === 'summary')
      return String(element.closest('details')?.open ?? false);
    return element.getAttribute(`aria-${state}`);
  }

  window.vitrineFocus = () => {
    const focused = document.activeElement as ComputedElement | null;
    if (!focused || focused.localName === 'body') return { role: '', name: '', states: [] };
    const sheets = [...document.adoptedStyleSheets];
    document.adoptedStyleSheets = [...sheets, asWritten];
    const element = findDescribed(focused);
    // Some native elements, such as `summary`, have no ARIA role.
    const role = element.computedRole || (element.getAttribute('type') ?? element.localName);
    const name = element.computedName.trim().slice(0, 80);
    document.adoptedStyleSheets = sheets;
    const states = STATES.flatMap((state) => {
      const value = readState(element, state);
      const isPlain = value === null || (state === 'disabled' && value === 'false');
      return isPlain ? [] : [`${state}=${value}`];
    });
    return { role, name, states };
  };
}

/** Adds `window.vitrineSettle`, which waits until the document and the focus stop changing. */
function installSettler(): void {
  // Store the real clock, because a story may install a fake one.
  const nextFrame = requestAnimationFrame.bind(window);
  const { performance: clock } = window;
  let changedAt = 0;
  const noteChange = () => (changedAt = clock.now());

  window.vitrineSettle = async ({ quietMs, limitMs }) => {
    const limit = clock.now() + limitMs;
    // Wait for two quiet frames, because a busy main thread may delay a change past one frame.
    for (let frames = 0; frames < 2;) {
      const now = await new Promise(nextFrame);
      if (now > limit) break;
      frames = now - changedAt < quietMs ? 0 : frames + 1;
    }
  };

  for (const type of ['focusin', 'focusout']) window.addEventListener(type, noteChange, true);
  new MutationObserver(noteChange).observe(document, {
    ...{ subtree: true, childList: true, characterData: true },
  });
}

/**
 * Records the keys of a play function, with the focus and the announcements up to the next action.
 * Focus may move long after the key, for example after a transition.
 */
function installKeyRecorder(): void {
  const LIVE =
    '[aria-live]:not([aria-live="off"]),[role="status"],[role="alert"],[role="log"],output';
  const ACTIONS = [
    ...['keydown', 'pointerdown', 'pointerover', 'pointermove', 'paste', 'drop', 'click'],
    ...['mousedown', 'mousemove', 'mouseup', 'touchstart', 'touchmove', 'input', 'change'],
  ];
  let step: KeyStep | undefined;
  let runningActions = 0;

  function endStep(): void {
    if (step) Object.assign(step, window.vitrineFocus());
    step = undefined;
  }

  function noteAnnouncement({ target }: MutationRecord): void {
    const element = target instanceof Element ? target : target.parentElement;
    const text = element?.closest(LIVE)?.textContent?.trim().replace(/\s+/g, ' ').slice(0, 120);
    if (!text || !step || step.announced?.at(-1) === text) return;
    step.announced = [...(step.announced ?? []), text];
  }

  window.vitrineKeys = {
    begin(key) {
      if (runningActions === 0) endStep();
      runningActions += 1;
      if (key === undefined) return;
      step = { key, role: '', name: '', states: [] };
      window.vitrineRecorder?.record.keys.push(step);
    },
    end: () => void (runningActions -= 1),
    async finish() {
      if (step) await window.vitrineSettle({ quietMs: 300, limitMs: 2000 });
      endStep();
    },
    reset() {
      step = undefined;
      runningActions = 0;
    },
  };

  // Wait a frame, because browsers move focus from a disabled or removed element in the next frame.
  window.vitrineStorybook!.holdAfterKeys(() => window.vitrineSettle({ quietMs: 16, limitMs: 160 }));
  // Storybook reports a call after the call's first DOM event, so this event must end the previous
  // key.
  for (const type of ACTIONS)
    window.addEventListener(type, () => runningActions === 0 && endStep(), true);
  new MutationObserver((records) => records.forEach(noteAnnouncement)).observe(document, {
    ...{ subtree: true, childList: true, characterData: true },
  });
}

/** Counts the actions and assertions of a play function, and records its failed step. */
function installCallRecorder({ call: callEvent }: StoryEvents): void {
  function keyOf({ method, args }: Call): string | undefined {
    if (method === 'keyboard') return String(args[0]);
    if (method !== 'tab') return undefined;
    const [options] = args as [{ shift?: boolean } | undefined];
    return options?.shift ? '{Shift>}{Tab}{/Shift}' : '{Tab}';
  }

  function noteAction(call: Call, record: StoryRecord): void {
    if (call.status === 'active') window.vitrineKeys.begin(keyOf(call));
    else window.vitrineKeys.end();
    if (call.status === 'done') record.actions += 1;
  }

  function noteCall(call: Call): void {
    const { record } = window.vitrineRecorder ?? {};
    if (!record || !call.interceptable || call.storyId !== record.storyId) return;
    if (call.status === 'error')
      record.failedStep ??= `${call.method}(${String(call.args[0] ?? '')})`;
    if (call.path[0] === 'userEvent') noteAction(call, record);
    else if (call.status === 'done') record.checks += 1;
  }

  window.vitrineStorybook!.on(callEvent, noteCall);
}

/** Records the axe results of addon-a11y each time that a story renders. */
function installResultRecorder({ finished }: StoryEvents): void {
  function noteResult({ reporters }: Finished): void {
    const { dataset, dir } = document.documentElement;
    for (const { type, result } of reporters) {
      if (type !== 'a11y' || !result || !window.vitrineRecorder) continue;
      const { record, problems } = window.vitrineRecorder;
      const mode = dataset['mode'] === 'dark' ? 'dark' : 'light';
      const direction = dir === 'rtl' ? 'rtl' : 'ltr';
      const { violations, passes, incomplete } = result;
      record.modes.push({
        mode,
        direction,
        rules: passes.length + violations.length,
        violations: violations.map(({ id }) => id),
        undecided: incomplete.flatMap(({ id, nodes }) =>
          nodes.map(({ target, any, all, none }) => ({
            rule: id,
            reason: [...any, ...all, ...none].map(({ data }) => data?.messageKey ?? '').join(' '),
            target: target.join(' '),
          })),
        ),
      });
      if (record.modes.length === 1) continue;
      // Report violations of later variants, because the test-runner checks only the first result.
      for (const { id, help, nodes } of violations) {
        const targets = nodes.map(({ target }) => target.join(' ')).join(', ');
        problems.push(`axe (${window.vitrineVariant}): ${id} (${help}): ${targets}`);
      }
    }
  }

  window.vitrineStorybook!.on(finished, noteResult);
}
