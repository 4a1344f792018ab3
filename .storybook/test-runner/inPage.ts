import type { AxeResults } from 'axe-core';
import type { KeyStep, StoryRecord } from '@vitrine/ui/core';

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

interface Channel {
  on: (event: string, listener: (payload: never) => void) => void;
}

/** Toolbar globals and description of a variant. */
export interface ShownVariant {
  globals: Readonly<Record<string, string>>;
  description: string;
}

type Focus = Pick<KeyStep, 'role' | 'name' | 'states'>;

interface Recorder {
  record: StoryRecord;
  /** Violations that axe found, with their elements. */
  problems: string[];
}

interface AxeCommons {
  setup: () => void;
  teardown: () => void;
  commons: {
    aria: { getRole: (element: Element) => string | null };
    text: { accessibleText: (element: Element) => string };
  };
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    axe: unknown;
    vitrineRecorder?: Recorder;
    /** Description of the variant in which the story is rendered. */
    vitrineLook?: string;
    vitrineShow: (look: ShownVariant) => void;
    vitrineFocus?: () => Focus;
  }
}

/** Playwright serializes each recorder into the page, so it uses nothing from outside itself. */
export const pageRecorders = [
  installLooks,
  installRecorder,
  installFocusReader,
  installCallRecorder,
  installResultRecorder,
];

/** Adds a function to the page that sets the variant of stories without rendering one. */
function installLooks(): void {
  window.vitrineShow = ({ globals, description }) => {
    window.__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.update(globals);
    window.vitrineLook = description;
  };
}

/** Starts a record of every story that the test-runner selects. */
function installRecorder(): void {
  window.__STORYBOOK_ADDONS_CHANNEL__.on('setCurrentStory', ({ storyId }: { storyId: string }) => {
    const record: StoryRecord = { storyId, actions: 0, checks: 0, keys: [], modes: [] };
    window.vitrineRecorder = { record, problems: [] };
  });
}

/** Adds a function to the page that describes the focused element with axe. */
function installFocusReader(): void {
  const STATES = ['selected', 'checked', 'expanded', 'pressed', 'disabled'];
  window.vitrineFocus = () => {
    const element = document.activeElement;
    if (!element || element === document.body) return { role: '', name: '', states: [] };
    const axe = window.axe as AxeCommons;
    axe.setup();
    try {
      const role = axe.commons.aria.getRole(element) ?? '';
      const name = axe.commons.text.accessibleText(element).trim().slice(0, 80);
      const states = STATES.flatMap((state) => {
        const value = element.getAttribute(`aria-${state}`);
        const isPlain = value === null || (state === 'disabled' && value === 'false');
        return isPlain ? [] : [`${state}=${value}`];
      });
      return { role, name, states };
    } finally {
      axe.teardown();
    }
  };
}

/** Records the calls of a play function, and the announcements of live regions after a key. */
function installCallRecorder(): void {
  const LIVE =
    '[aria-live]:not([aria-live="off"]),[role="status"],[role="alert"],[role="log"],output';
  let isKeyLast = false;

  function keyOf({ method, args }: Call): string | undefined {
    if (method === 'keyboard') return String(args[0]);
    if (method !== 'tab') return undefined;
    const [options] = args as [{ shift?: boolean } | undefined];
    return options?.shift ? '{Shift>}{Tab}{/Shift}' : '{Tab}';
  }

  function noteCall(call: Call): void {
    const { record } = window.vitrineRecorder ?? {};
    if (!record || !call.interceptable || call.storyId !== record.storyId) return;
    if (call.status === 'error')
      record.failedStep ??= `${call.method}(${String(call.args[0] ?? '')})`;
    if (call.status !== 'done') return;
    if (call.path[0] !== 'userEvent') {
      record.checks += 1;
      return;
    }
    record.actions += 1;
    const key = keyOf(call);
    isKeyLast = key !== undefined;
    if (key !== undefined) record.keys.push({ key, ...readFocus() });
  }

  /** Adds an announcement of a live region to the key before it. */
  function noteAnnouncement({ target }: MutationRecord): void {
    const element = target instanceof Element ? target : target.parentElement;
    const text = element?.closest(LIVE)?.textContent?.trim().replace(/\s+/g, ' ').slice(0, 120);
    const step = window.vitrineRecorder?.record.keys.at(-1);
    if (!text || !step || !isKeyLast || step.announced?.at(-1) === text) return;
    step.announced = [...(step.announced ?? []), text];
  }

  const readFocus = () => window.vitrineFocus?.() ?? { role: '', name: '', states: [] };
  window.__STORYBOOK_ADDONS_CHANNEL__.on('storybook/instrumenter/call', noteCall);
  new MutationObserver((records) => records.forEach(noteAnnouncement)).observe(document, {
    ...{ subtree: true, childList: true, characterData: true },
  });
}

/** Records the results of addon-a11y each time that a story renders. */
function installResultRecorder(): void {
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
      // The test-runner itself checks only the first result.
      for (const { id, help, nodes } of violations) {
        const targets = nodes.map(({ target }) => target.join(' ')).join(', ');
        problems.push(`axe (${window.vitrineLook}): ${id} (${help}): ${targets}`);
      }
    }
  }

  window.__STORYBOOK_ADDONS_CHANNEL__.on('storyFinished', noteResult);
}
