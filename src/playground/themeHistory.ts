import type { CustomTheme } from '../settings/settings.types.ts';
import { isSameTheme } from './customTheme.ts';

/** Maximum number of steps that can be undone. */
export const HISTORY_LIMIT = 100;

/** Current theme, earlier themes and undone themes. */
export interface ThemeHistory {
  past: readonly CustomTheme[];
  present: CustomTheme;
  future: readonly CustomTheme[];
  /** Names of the values that the current drag changes. */
  drag?: string | undefined;
}

export interface RecordOptions {
  /** Whether the change is part of a drag. Successive changes of one value are one step. */
  merge: boolean;
}

/** Creates a history with one theme and no steps. */
export function createHistory(theme: CustomTheme): ThemeHistory {
  return { past: [], present: theme, future: [] };
}

/** Records a theme as an undo step. An unchanged theme without `merge` ends a drag. */
export function record(
  history: ThemeHistory,
  theme: CustomTheme,
  { merge }: RecordOptions,
): ThemeHistory {
  const { past, present } = history;
  if (isSameTheme(theme, present)) return merge ? history : { ...history, drag: undefined };
  const drag = merge ? listChanged(present, theme) : undefined;
  const isSameDrag = drag !== undefined && drag === history.drag;
  return {
    past: isSameDrag ? past : [...past, present].slice(-HISTORY_LIMIT),
    present: theme,
    future: [],
    drag,
  };
}

/** Records a theme that was chosen outside the playground, unless it is the current theme. */
export function follow(history: ThemeHistory, theme: CustomTheme): ThemeHistory {
  return isSameTheme(theme, history.present) ? history : record(history, theme, { merge: false });
}

/** Undoes one step. Returns the same history when there is no step. */
export function undo(history: ThemeHistory): ThemeHistory {
  const present = history.past.at(-1);
  if (!present) return history;
  const future = [history.present, ...history.future];
  return { past: history.past.slice(0, -1), present, future };
}

/** Redoes one step. Returns the same history when no step was undone. */
export function redo(history: ThemeHistory): ThemeHistory {
  const [present, ...future] = history.future;
  if (!present) return history;
  return { past: [...history.past, history.present], present, future };
}

/** Lists the names of differing values. Equal lists mean that the same control changed. */
function listChanged(first: CustomTheme, second: CustomTheme): string {
  const [before, after] = [listParts(first), listParts(second)];
  return Object.keys(before)
    .filter((name) => before[name] !== after[name])
    .join(' ');
}

function listParts({ paletteColors, ...scalars }: CustomTheme): Partial<Record<string, unknown>> {
  const { primary, secondary } = paletteColors;
  const colors = { primary: JSON.stringify(primary), secondary: JSON.stringify(secondary) };
  return { ...scalars, ...colors };
}
