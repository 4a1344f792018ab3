import type { ComponentApi, ComponentChange, EntryChange } from '@vitrine/ui/core';
import { compareEntries, ENTRY_KINDS, entriesByName, type EntryKind } from './compareEntries.ts';

/** Lists the changed components by name, for the packages that both releases have. */
export function compareApis(
  before: readonly ComponentApi[],
  after: readonly ComponentApi[],
): ComponentChange[] {
  const shared = new Set(before.map(({ packageName }) => packageName)).intersection(
    new Set(after.map(({ packageName }) => packageName)),
  );
  const [old, current] = [before, after].map(
    (apis) =>
      new Map(
        apis
          .filter(({ packageName }) => shared.has(packageName))
          .map((api) => [keyOf(api), api] as const),
      ),
  ) as [Map<string, ComponentApi>, Map<string, ComponentApi>];
  const keys = new Set([...old.keys(), ...current.keys()]);
  const changes = [...keys].flatMap((key) => compareComponent(old.get(key), current.get(key)));
  return changes.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Returns a component's key, which is unique across packages. */
export function keyOf({ packageName, name }: Pick<ComponentApi, 'packageName' | 'name'>): string {
  return `${packageName} ${name}`;
}

function compareComponent(before?: ComponentApi, after?: ComponentApi): ComponentChange[] {
  const { name, packageName } = (after ?? before)!;
  if (!before) return [{ name, packageName, what: 'added', entries: [] }];
  if (!after) return [{ name, packageName, what: 'removed', entries: [] }];
  const isDeprecated = before.deprecated === undefined && after.deprecated !== undefined;
  const entries = ENTRY_KINDS.flatMap((kind) => compareKind(kind, before, after));
  if (!isDeprecated && entries.length === 0) return [];
  return [{ name, packageName, ...(isDeprecated && { what: 'deprecated' as const }), entries }];
}

function compareKind(kind: EntryKind, before: ComponentApi, after: ComponentApi): EntryChange[] {
  const [old, current] = [entriesByName(before, kind), entriesByName(after, kind)];
  const names = [...new Set([...old.keys(), ...current.keys()])];
  return names.flatMap((name): EntryChange[] => {
    const [was, is] = [old.get(name), current.get(name)];
    if (!was) return [{ kind, name, what: 'added' }];
    if (!is) return [{ kind, name, what: 'removed' }];
    return compareEntries(was, is).map((difference) => ({ kind, name, ...difference }));
  });
}
