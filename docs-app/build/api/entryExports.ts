import type ts from 'typescript';
import { isComponentExport, listComponentExports } from './componentSymbols.ts';
import { createApiProgram } from './createApiProgram.ts';
import { listSubpaths, typesEntryOf, type Subpath } from './packageEntry.ts';
import type { LocatedComponent, PinnedPackage } from './pinnedPackages.ts';

/** Declaration file of an export, with the import specifier if the file belongs to a subpath. */
type Entry = Pick<Subpath, 'entry'> & Partial<Subpath>;

/** Components and hooks that a package exports, by name. */
export interface EntryExports {
  components: ReadonlyMap<string, Entry>;
  hooks: ReadonlyMap<string, Entry>;
}

/** Results of `readEntryExports` by package folder, which does not change during a run. */
const exportsOf = new Map<string, EntryExports>();

/**
 * Reads the exported components that a package declares, and its exported hooks, with the type
 * checker. Reads the subpaths when the root of the package exports none.
 */
export function readEntryExports(owner: PinnedPackage): EntryExports {
  const known = exportsOf.get(owner.dir);
  if (known) return known;
  // A `@types` package declares another package, so it has no components.
  if (owner.name.startsWith('@types/')) return { components: new Map(), hooks: new Map() };
  const root = readEntries(owner, [{ entry: typesEntryOf(owner) }]);
  const hasExports = root.components.size + root.hooks.size > 0;
  const subpaths = hasExports ? [] : listSubpaths(owner);
  const read = subpaths.length > 0 ? readEntries(owner, subpaths) : root;
  exportsOf.set(owner.dir, read);
  return read;
}

/** Finds a component or hook in the exports of a package. */
export function locateExport(
  owner: PinnedPackage,
  kind: keyof EntryExports,
  name: string,
): LocatedComponent | undefined {
  const entry = readEntryExports(owner)[kind].get(name);
  return entry && { name, package: owner, dir: owner.dir, ...entry };
}

function readEntries(owner: PinnedPackage, entries: readonly Entry[]): EntryExports {
  const files = entries.map(({ entry }) => entry);
  const program = createApiProgram(owner.dir, files);
  const checker = program.getTypeChecker();
  const isHook = (name: string, symbol: ts.Symbol) =>
    /^use[A-Z]\w*$/.test(name) && checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0;
  const exported = entries.flatMap((entry) =>
    [...listComponentExports(entry.entry, program)].map(([name, symbol]) => ({
      name,
      symbol,
      entry,
    })),
  );
  // The first entry that exports a name wins.
  const select = (matches: (name: string, symbol: ts.Symbol) => boolean) =>
    new Map(
      exported
        .filter(({ name, symbol }) => matches(name, symbol))
        .map(({ name, entry }) => [name, entry] as const)
        .toReversed(),
    );
  return {
    components: select((name, symbol) => isComponentExport(name, symbol, { owner, program })),
    hooks: select(isHook),
  };
}
