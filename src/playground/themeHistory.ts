import type { CustomTheme } from '../settings/settings.types.ts';
import { isSameLook } from './look.ts';

/** How many steps can be undone. */
export const HISTORY_LIMIT = 100;

/** A look, those before it, and those that were undone. */
export interface ThemeHistory {
  past: readonly CustomTheme[];
  present: CustomTheme;
  future: readonly CustomTheme[];
  /** What the drag that is under way changes. */
  drag?: string | undefined;
}

export interface RecordOptions {
  /** Whether the change is part of a drag: successive ones of the same thing are one step. */
  merge: boolean;
}

/** Creates a history that has one look and no steps. */
export function createHistory(look: CustomTheme): ThemeHistory {
  return { past: [], present: look, future: [] };
}

/** Records a look as a step; the same look again, without merging, ends a drag. */
export function record(
  history: ThemeHistory,
  look: CustomTheme,
  { merge }: RecordOptions,
): ThemeHistory {
  const { past, present } = history;
  if (isSameLook(look, present)) return merge ? history : { ...history, drag: undefined };
  const drag = merge ? listChanged(present, look) : undefined;
  const isSameDrag = drag !== undefined && drag === history.drag;
  return {
    past: isSameDrag ? past : [...past, present].slice(-HISTORY_LIMIT),
    present: look,
    future: [],
    drag,
  };
}

/** Records a look that was chosen elsewhere; the same look changes nothing. */
export function follow(history: ThemeHistory, look: CustomTheme): ThemeHistory {
  return isSameLook(look, history.present) ? history : record(history, look, { merge: false });
}

/** Goes one step back; without steps, the history stays as it is. */
export function undo(history: ThemeHistory): ThemeHistory {
  const present = history.past.at(-1);
  if (!present) return history;
  const future = [history.present, ...history.future];
  return { past: history.past.slice(0, -1), present, future };
}

/** Goes forward again by one step that was undone. */
export function redo(history: ThemeHistory): ThemeHistory {
  const [present, ...future] = history.future;
  if (!present) return history;
  return { past: [...history.past, history.present], present, future };
}

/** Names what differs between two looks: the same names are the same control. */
function listChanged(first: CustomTheme, second: CustomTheme): string {
  const [before, after] = [listParts(first), listParts(second)];
  return Object.keys(before)
    .filter((name) => before[name] !== after[name])
    .join(' ');
}

function listParts({ paletteColors, ...others }: CustomTheme): Partial<Record<string, unknown>> {
  const { primary, secondary } = paletteColors;
  const colors = { primary: JSON.stringify(primary), secondary: JSON.stringify(secondary) };
  return { ...others, ...colors };
}
