import {
  splitUnion,
  type ClassApi,
  type ComponentApi,
  type EntryChange,
  type PropApi,
  type SlotApi,
} from '@vitrine/ui/core';

export type Entry = PropApi | SlotApi | ClassApi;
export type EntryKind = EntryChange['kind'];

export const ENTRY_KINDS: readonly EntryKind[] = ['props', 'slots', 'classes'];

/** Lists the entries of a component by the names that they have in every release. */
export function entriesByName(
  api: ComponentApi | undefined,
  kind: EntryKind,
): ReadonlyMap<string, Entry> {
  const entries: readonly Entry[] = api?.[kind] ?? [];
  return new Map(entries.map((entry) => [nameOf(entry), entry]));
}

/** Names an entry as its row does. */
export function nameOf(entry: Entry): string {
  return 'className' in entry && 'key' in entry ? entry.className : entry.name;
}

/** Gives the text that deprecates an entry, if one does. */
export function deprecationOf(entry: Entry): string | undefined {
  return 'deprecated' in entry ? entry.deprecated : undefined;
}

type Difference = Pick<EntryChange, 'what' | 'before' | 'after'>;

/** Lists what differs in an entry that two releases have; a default that only one of them tells is none. */
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
  if (normalize(before.type) !== normalize(after.type))
    differences.push({ what: 'type', ...differingLines(before.type, after.type) });
  if (
    before.default !== undefined &&
    after.default !== undefined &&
    normalize(before.default) !== normalize(after.default)
  )
    differences.push({ what: 'default', ...differingLines(before.default, after.default) });
  if (before.required !== after.required)
    differences.push({
      what: 'required',
      before: String(before.required),
      after: String(after.required),
    });
  return differences;
}

/** Writes a type so that neither white space nor the order of a union counts. */
function normalize(type: string): string {
  return splitUnion(type.replace(/\s+/g, ' ')).sort().join(' | ');
}

/** Leaves out the lines that two texts share; a text of one line stays whole. */
function differingLines(before: string, after: string): { before: string; after: string } {
  const lines = { before: before.split('\n'), after: after.split('\n') };
  const without = (own: readonly string[], other: readonly string[]) => {
    const left = [...other];
    const differing = own.filter((line) => {
      const index = left.indexOf(line);
      if (index >= 0) left.splice(index, 1);
      return index < 0;
    });
    return dedent(differing).join('\n');
  };
  return {
    before: without(lines.before, lines.after),
    after: without(lines.after, lines.before),
  };
}

/** Takes away the white space that all lines begin with. */
function dedent(lines: readonly string[]): string[] {
  const indents = lines.map((line) => line.length - line.trimStart().length);
  return lines.map((line) => line.slice(Math.min(...indents)));
}
