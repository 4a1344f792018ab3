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
    axe: unknown;
    vitrineRecorder?: Recorder;
    /** Description of the variant in which the story is rendered. */
    vitrineVariant?: string;
    vitrineSetVariant: (variant: ShownVariant) => void;
    vitrineFocus?: () => Focus;
  }
}

/** Playwright serializes each recorder into the page, so it uses nothing from outside itself. */
export const pageRecorders = [
  installVariants,
  installRecorder,
  installFocusReader,
  installCallRecorder,
  installResultRecorder,
];

/** Adds a function to the page that sets the variant of stories without rendering one. */
function installVariants(): void {
  window.vitrineSetVariant = ({ globals, description }) => {
    window.vitrineStorybook!.setGlobals(globals);
    window.vitrineVariant = description;
  };
}

/** Starts a record of every story that the test-runner selects. */
function installRecorder({ selected }: StoryEvents): void {
  window.vitrineStorybook!.on(selected, ({ storyId }: { storyId: string }) => {
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
function installCallRecorder({ call: callEvent }: StoryEvents): void {
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
  window.vitrineStorybook!.on(callEvent, noteCall);
  new MutationObserver((records) => records.forEach(noteAnnouncement)).observe(document, {
    ...{ subtree: true, childList: true, characterData: true },
  });
}

/** Records the results of addon-a11y each time that a story renders. */
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
      // The test-runner itself checks only the first result.
      for (const { id, help, nodes } of violations) {
        const targets = nodes.map(({ target }) => target.join(' ')).join(', ');
        problems.push(`axe (${window.vitrineVariant}): ${id} (${help}): ${targets}`);
      }
    }
  }

  window.vitrineStorybook!.on(finished, noteResult);
}
