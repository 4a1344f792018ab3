import type { Axis, AxisItem } from './tools.types.ts';

type Values = Readonly<Record<string, unknown>>;

/** Lists the axes that the preview declares in its `globalTypes`. */
export function readAxes(globalTypes: Readonly<Record<string, object>>): Axis[] {
  return Object.values(globalTypes).flatMap((type) => {
    const { axis } = type as { axis?: Axis };
    return axis ? [axis] : [];
  });
}

/** Finds the selected item of an axis. Compares strings, because Storybook parses numbers. */
export function findItem({ id, initial, items }: Axis, globals: Values): AxisItem | undefined {
  const selected = String(globals[id] ?? initial);
  return items.find(({ value }) => value === selected);
}

/** Returns whether the selected item differs from the initial item. */
export function isChanged(axis: Axis, globals: Values): boolean {
  return String(globals[axis.id] ?? axis.initial) !== axis.initial;
}

/** Describes the changed axes: an empty string, the title of one change, or their number. */
export function describeChanges(axes: readonly Axis[], globals: Values): string {
  const changed = axes.filter((axis) => isChanged(axis, globals));
  const [first] = changed;
  if (!first) return '';
  const item = findItem(first, globals);
  return changed.length === 1
    ? (item?.short ?? item?.title ?? first.title)
    : `${changed.length} changes`;
}

/** Returns the initial value of every axis. */
export function initialValues(axes: readonly Axis[]): Record<string, string> {
  return Object.fromEntries(axes.map(({ id, initial }) => [id, initial]));
}
