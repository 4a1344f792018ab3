import type { ComponentApi, ComponentChange, EntryChange } from '@vitrine/ui/core';
import { apiKey } from '../api/apiCache.ts';
import { createFindProp, type FindProp, type ReleaseApis } from './acceptedProps.ts';
import { compareEntries, ENTRY_KINDS, entriesByName, type EntryKind } from './compareEntries.ts';

/** Lists the changed components, sorted by name, of the packages that both releases have. */
export function compareApis(before: ReleaseApis, after: ReleaseApis): ComponentChange[] {
  const shared = new Set(before.apis.map(({ packageName }) => packageName)).intersection(
    new Set(after.apis.map(({ packageName }) => packageName)),
  );
  const [old, current] = [before, after].map(
    ({ apis }) =>
      new Map(
        apis
          .filter(({ packageName }) => shared.has(packageName))
          .map((api) => [apiKey(api), api] as const),
      ),
  ) as [Map<string, ComponentApi>, Map<string, ComponentApi>];
  const keys = new Set([...old.keys(), ...current.keys()]);
  const find = { before: createFindProp(before), after: createFindProp(after) };
  const changes = [...keys].flatMap((key) =>
    compareComponent({ before: old.get(key), after: current.get(key), find }),
  );
  return changes.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

interface ComponentPair {
  before: ComponentApi | undefined;
  after: ComponentApi | undefined;
  /** Functions that find accepted props in each release. */
  find: { before: FindProp; after: FindProp };
}

function compareComponent({ before, after, find }: ComponentPair): ComponentChange[] {
  const { name, packageName } = (after ?? before)!;
  if (!before) return [{ name, packageName, what: 'added', entries: [] }];
  if (!after) return [{ name, packageName, what: 'removed', entries: [] }];
  const isDeprecated = before.deprecated === undefined && after.deprecated !== undefined;
  const entries = ENTRY_KINDS.flatMap((kind) => compareKind(kind, { before, after, find }));
  if (!isDeprecated && entries.length === 0) return [];
  return [{ name, packageName, ...(isDeprecated && { what: 'deprecated' as const }), entries }];
}

/** Lists the changed entries; treats a prop that moved to or from the parent as one prop. */
function compareKind(
  kind: EntryKind,
  { before, after, find }: ComponentPair & { before: ComponentApi; after: ComponentApi },
): EntryChange[] {
  const [old, current] = [entriesByName(before, kind), entriesByName(after, kind)];
  const names = [...new Set([...old.keys(), ...current.keys()])];
  return names.flatMap((name): EntryChange[] => {
    const isProp = kind === 'props';
    const accepted = {
      before: isProp ? find.before(before, name) : undefined,
      after: isProp ? find.after(after, name) : undefined,
    };
    const was = old.get(name) ?? accepted.before?.row;
    const is = current.get(name) ?? accepted.after?.row;
    if (!was) return accepted.before ? [] : [{ kind, name, what: 'added' }];
    if (!is) return accepted.after ? [] : [{ kind, name, what: 'removed', breaking: true }];
    return compareEntries(was, is).map((difference) => ({ kind, name, ...difference }));
  });
}
