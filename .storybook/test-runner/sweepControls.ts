import type { Page } from 'playwright';
import type { StoryControl } from '../../docs-app/workbench/storybook.ts';
import { listControlValues, SX_PROBE } from './controlValues.ts';

type Args = Readonly<Record<string, unknown>>;

interface Controls {
  argTypes: Record<string, StoryControl>;
  initialArgs: Args;
  values: Record<string, readonly unknown[]>;
}

interface Sweep {
  page: Page;
  storyId: string;
  /** Problems of the story, including console messages. */
  problems: string[];
  /** Called before each value. */
  onValue: () => void;
}

/**
 * Sets each control of the current story to each of its values, one at a time, as a user does.
 * Reports the values that break the story or that cause a problem. Restores the initial values.
 */
export async function sweepControls(sweep: Sweep): Promise<void> {
  const { page, problems, onValue } = sweep;
  const { argTypes, initialArgs, values } = await readControls(sweep);
  const together = 'open' in argTypes ? { open: true } : {};
  await setAutomaticAxe(page, false);
  for (const [prop, control] of Object.entries(argTypes)) {
    const initial = initialArgs[prop];
    for (const value of values[prop] ?? listControlValues(control, initial)) {
      const shown = value === SX_PROBE ? together : {};
      const before = problems.length;
      onValue();
      await tryArgs(sweep, { args: { ...shown, [prop]: value }, initialArgs });
      const found = problems.splice(before);
      problems.push(...found.map((text) => `${prop} = ${JSON.stringify(value)}: ${text}`));
    }
  }
  await setAutomaticAxe(page, true);
}

function readControls({ page, storyId }: Sweep): Promise<Controls> {
  return page.evaluate(async (id) => {
    const story = await window.vitrineStorybook!.loadStory(id);
    const { argTypes = {}, initialArgs = {}, parameters } = story;
    return { argTypes, initialArgs, values: parameters.controlValues ?? {} };
  }, storyId);
}

/** Renders the story with args, reports a problem, and restores the initial args. */
async function tryArgs(
  { page, storyId, problems }: Sweep,
  { args, initialArgs }: { args: Args; initialArgs: Args },
): Promise<void> {
  const set = (next: Args) =>
    page.evaluate(([id, changed]) => window.vitrineStorybook!.setArgs(id, changed), [
      storyId,
      next,
    ] as const);
  await set(args);
  const problem = await page.evaluate(findProblem, args['sx'] === SX_PROBE ? SX_PROBE : undefined);
  await set(Object.fromEntries(Object.keys(args).map((prop) => [prop, initialArgs[prop]])));
  if (problem === 'broken') await page.evaluate(() => window.vitrineStorybook!.remount());
  if (problem) problems.push(problem);
}

/** Checks, in the page, that the story renders and that an element has the given styles. */
function findProblem(styles: Readonly<Record<string, string>> | undefined): string | undefined {
  if (document.body.classList.contains('sb-show-errordisplay')) return 'broken';
  const [[name, value] = []] = Object.entries(styles ?? {});
  if (name === undefined) return undefined;
  const hasStyle = [...document.body.querySelectorAll('*')].some(
    (element) => getComputedStyle(element)[name as 'outlineOffset'] === value,
  );
  return hasStyle ? undefined : 'without effect';
}

/** Turns axe checks on or off, because addon-a11y has already checked the initial rendering. */
async function setAutomaticAxe(page: Page, isOn: boolean): Promise<void> {
  await page.evaluate((manual) => window.vitrineStorybook!.setGlobals({ a11y: { manual } }), !isOn);
}
