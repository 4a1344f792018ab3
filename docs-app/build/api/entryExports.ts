import { memoize } from '@vitrine/ui/core';
import { isComponentExport, listComponentExports, listExports } from './componentSymbols.ts';
import { createApiProgram } from './createApiProgram.ts';
import { HOOK_NAME } from './exportNames.ts';
import { listSubpaths, typesEntryOf, type Subpath } from './packageEntry.ts';
import type { LocatedComponent, PinnedPackage } from './pinnedPackages.ts';

/** Declaration file of an export, with the import specifier if the file belongs to a subpath. */
type Entry = Pick<Subpath, 'entry'> & Partial<Subpath>;

/** Components and hooks that a package exports, by name. */
export interface EntryExports {
  components: ReadonlyMap<string, Entry>;
  hooks: ReadonlyMap<string, Entry>;
}

/**
 * Reads the exported components that a package declares, and its exported hooks, with the type
 * checker. Reads the subpaths too when the root of the package exports none by name. Memoized by
 * package folder.
 */
export const readEntryExports = memoize(
  (owner: PinnedPackage): EntryExports => {
    // A `@types` package declares another package, so it has no components.
    if (owner.name.startsWith('@types/')) return { components: new Map(), hooks: new Map() };
    const entry = { entry: typesEntryOf(owner) };
    const root = readEntries(owner, [entry]);
    const subpaths = root.hasNamed ? [] : listSubpaths(owner);
    return subpaths.length > 0 ? readEntries(owner, [entry, ...subpaths]) : root;
  },
  ({ dir }) => dir,
);

/** Finds a component or hook in the exports of a package. */
export function locateExport(
  owner: PinnedPackage,
  kind: keyof EntryExports,
  name: string,
): LocatedComponent | undefined {
  const entry = readEntryExports(owner)[kind].get(name);
  return entry && { name, package: owner, dir: owner.dir, ...entry };
}

interface ReadEntries extends EntryExports {
  /** Whether a component or hook is not a default export. */
  hasNamed: boolean;
}

function readEntries(owner: PinnedPackage, entries: readonly Entry[]): ReadEntries {
  const files = entries.map(({ entry }) => entry);
  const program = createApiProgram(owner.dir, files);
  const checker = program.getTypeChecker();
  const exported = entries.flatMap((entry) => {
    const named = listExports(entry.entry, program);
    return [...listComponentExports(entry.entry, program)].map(([name, symbol]) => ({
      ...{ name, symbol, entry },
      isNamed: named.has(name.split('.')[0] ?? ''),
    }));
  });
  const components = exported.filter(({ name, symbol }) =>
    isComponentExport(name, symbol, { owner, program }),
  );
  const hooks = exported.filter(
    ({ name, symbol }) =>
      HOOK_NAME.test(name) && checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0,
  );
  // The first entry that exports a name wins.
  const toMap = (found: typeof exported) =>
    new Map(found.map(({ name, entry }) => [name, entry] as const).toReversed());
  return {
    components: toMap(components),
    hooks: toMap(hooks),
    hasNamed: [...components, ...hooks].some(({ isNamed }) => isNamed),
  };
}
