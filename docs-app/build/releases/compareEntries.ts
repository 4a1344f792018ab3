import {
  type ClassApi,
  type ComponentApi,
  type EntryChange,
  type PropApi,
  type SlotApi,
} from '@vitrine/ui/core';
import { isNarrowed } from './isNarrowed.ts';
import { normalizeType } from './normalizeType.ts';

export type Entry = PropApi | SlotApi | ClassApi;
export type EntryKind = EntryChange['kind'];

export const ENTRY_KINDS: readonly EntryKind[] = ['props', 'slots', 'classes'];

/** Returns the props, slots or classes of a component by name. */
export function entriesByName(
  api: ComponentApi | undefined,
  kind: EntryKind,
): ReadonlyMap<string, Entry> {
  const entries: readonly Entry[] = api?.[kind] ?? [];
  return new Map(entries.map((entry) => [nameOf(entry), entry]));
}

/** Returns the name of a prop or slot, or the class name of a class, as in API tables. */
export function nameOf(entry: Entry): string {
  return 'className' in entry && 'key' in entry ? entry.className : entry.name;
}

/** Returns the deprecation text of an entry, if it is deprecated. */
export function deprecationOf(entry: Entry): string | undefined {
  return 'deprecated' in entry ? entry.deprecated : undefined;
}

type Difference = Omit<EntryChange, 'kind' | 'name'>;

/** Lists the differences of an entry; ignores a default that only one release documents. */
export function compareEntries(before: Entry, after: Entry): Difference[] {
  const deprecated: Difference[] =
    deprecationOf(before) === undefined && deprecationOf(after) !== undefined
      ? [{ what: 'deprecated' }]
      : [];
  if (!('type' in before) || !('type' in after)) return deprecated;
  return [...compareProps(before, after), ...deprecated];
}

function compareProps(before: PropApi, after: PropApi): Difference[] {
  const differences: Difference[] = [];
  if (normalizeType(before.type) !== normalizeType(after.type))
    differences.push({
      what: 'type',
      ...differingLines(before.type, after.type),
      ...(isNarrowed(before.type, after.type) && { breaking: true as const }),
    });
  if (
    before.default !== undefined &&
    after.default !== undefined &&
    normalizeType(before.default) !== normalizeType(after.default)
  )
    differences.push({ what: 'default', ...differingLines(before.default, after.default) });
  if (before.required !== after.required)
    differences.push({
      what: 'required',
      before: String(before.required),
      after: String(after.required),
      ...(after.required && { breaking: true as const }),
    });
  return differences;
}

/** Returns the lines of each text that the other text lacks, without their common indent. */
function differingLines(before: string, after: string): { before: string; after: string } {
  const lines = { before: before.split('\n'), after: after.split('\n') };
  const without = (text: readonly string[], otherText: readonly string[]) => {
    const unmatched = [...otherText];
    const differing = text.filter((line) => {
      const index = unmatched.indexOf(line);
      if (index >= 0) unmatched.splice(index, 1);
      return index < 0;
    });
    return dedent(differing).join('\n');
  };
  return {
    before: without(lines.before, lines.after),
    after: without(lines.after, lines.before),
  };
}

/** Removes the indent that all lines share. */
function dedent(lines: readonly string[]): string[] {
  const indents = lines.map((line) => line.length - line.trimStart().length);
  return lines.map((line) => line.slice(Math.min(...indents)));
}
