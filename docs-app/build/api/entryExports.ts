import type ts from 'typescript';
import { isComponentExport, listExports } from './componentSymbols.ts';
import { createApiProgram } from './createApiProgram.ts';
import { listSubpaths, typesEntryOf, type Subpath } from './packageEntry.ts';
import type { PinnedPackage } from './pinnedPackages.ts';

/** Entry of an export. Its `specifier` is set only when the package's root exports nothing. */
type Entry = Pick<Subpath, 'entry'> & Partial<Subpath>;

/** Components and hooks that a package exports, by name. */
export interface EntryExports {
  components: ReadonlyMap<string, Entry>;
  hooks: ReadonlyMap<string, Entry>;
}

/** Results of `readEntryExports` by package folder, which does not change during a run. */
const exportsOf = new Map<string, EntryExports>();

/**
 * Reads the components and hooks that a package declares and exports, with the type checker.
 * Reads the subpaths of packages whose root exports none.
 */
export function readEntryExports(owner: PinnedPackage): EntryExports {
  const known = exportsOf.get(owner.dir);
  if (known) return known;
  // A `@types` package declares another package, so it has no components.
  if (owner.name.startsWith('@types/')) return { components: new Map(), hooks: new Map() };
  const root = readEntries(owner, [{ entry: typesEntryOf(owner) }]);
  const hasExports = root.components.size + root.hooks.size > 0;
  const read = hasExports ? root : readEntries(owner, listSubpaths(owner));
  exportsOf.set(owner.dir, read);
  return read;
}

function readEntries(owner: PinnedPackage, entries: readonly Entry[]): EntryExports {
  const files = entries.map(({ entry }) => entry);
  const program = createApiProgram(owner.dir, files);
  const checker = program.getTypeChecker();
  const isHook = (name: string, symbol: ts.Symbol) =>
    /^use[A-Z]/.test(name) && checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0;
  const exported = entries.flatMap((entry) =>
    [...listExports(entry.entry, program)].map(([name, symbol]) => ({ name, symbol, entry })),
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
