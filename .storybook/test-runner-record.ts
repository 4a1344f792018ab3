import { appendFileSync } from 'node:fs';
import type { Page } from 'playwright';
import type { AxeResults, Result } from 'axe-core';
import type { KeyStep, ModeResult, StoryRecord } from '@vitrine/ui/core';

/** A call of the play function, as Storybook's instrumenter tells it. */
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

type Focus = Pick<KeyStep, 'role' | 'name' | 'states'>;

interface Recorder {
  record: StoryRecord;
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
    vitrineRecorder?: Recorder;
    vitrineFocus?: () => Focus;
  }
}

/** Address of the stories, told to say every call of a play function even outside of the manager. */
export const RECORDED_FRAME = 'iframe.html?instrument=true';

/** Begins to write down what happens to a story: what is pressed, what is checked, and what axe says. */
export async function startRecord(page: Page, storyId: string): Promise<void> {
  await page.evaluate(installRecorder, storyId);
}

/** Adds what was written down to a file of lines, if somebody wants it. */
export async function endRecord(page: Page, dark: ModeResult | undefined): Promise<void> {
  const file = process.env['VITRINE_RECORDS'];
  const record = await page.evaluate(() => window.vitrineRecorder?.record);
  if (!file || !record) return;
  const modes = dark ? [...record.modes, dark] : record.modes;
  appendFileSync(file, `${JSON.stringify({ ...record, modes })}\n`);
}

/** Lets a page tell what has the focus, with axe; runs in the page, and so uses nothing from outside itself. */
export function installFocusReader(): void {
  window.vitrineFocus = () => {
    const element = document.activeElement;
    if (!element || element === document.body) return { role: '', name: '', states: [] };
    const axe = window.axe as unknown as AxeCommons;
    axe.setup();
    try {
      const role = axe.commons.aria.getRole(element) ?? '';
      const name = axe.commons.text.accessibleText(element).trim().slice(0, 80);
      const states = ['selected', 'checked', 'expanded', 'pressed', 'disabled'].flatMap((state) => {
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

/** Runs in the page, too. */
function installRecorder(storyId: string): void {
  const record: StoryRecord = { storyId, actions: 0, checks: 0, keys: [], modes: [] };
  const isNew = !window.vitrineRecorder;
  window.vitrineRecorder = { record };
  if (!isNew) return;
  const current = () => window.vitrineRecorder?.record ?? record;
  const readFocus = () => window.vitrineFocus?.() ?? { role: '', name: '', states: [] };
  const listIds = (results: readonly Result[]) => results.map(({ id }) => id);
  const keyOf = ({ method, args }: Call): string | undefined => {
    if (method === 'keyboard') return String(args[0]);
    if (method !== 'tab') return undefined;
    const [options] = args as [{ shift?: boolean } | undefined];
    return options?.shift ? '{Shift>}{Tab}{/Shift}' : '{Tab}';
  };
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  channel.on('storybook/instrumenter/call', (call: Call) => {
    const { storyId: id, actions } = current();
    if (!call.interceptable || call.storyId !== id) return;
    if (call.status === 'error')
      current().failedStep ??= `${call.method}(${String(call.args[0] ?? '')})`;
    if (call.status !== 'done') return;
    if (call.path[0] !== 'userEvent') {
      current().checks += 1;
      return;
    }
    current().actions = actions + 1;
    const key = keyOf(call);
    if (key !== undefined) current().keys.push({ key, ...readFocus() });
  });
  channel.on('storyFinished', ({ reporters }: Finished) => {
    for (const { type, result } of reporters) {
      if (type !== 'a11y' || !result) continue;
      current().modes.push({
        mode: document.documentElement.dataset['mode'] === 'dark' ? 'dark' : 'light',
        rules: result.passes.length + result.violations.length,
        violations: listIds(result.violations),
        undecided: listIds(result.incomplete),
      });
    }
  });
}
