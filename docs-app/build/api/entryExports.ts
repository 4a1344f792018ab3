import type ts from 'typescript';
import { isComponentExport, listExports } from './componentSymbols.ts';
import { createApiProgram } from './createApiProgram.ts';
import { typesEntryOf } from './packageEntry.ts';
import type { PinnedPackage } from './pinnedPackages.ts';

/** Names of the components and hooks that the types entry of a package exports. */
export interface EntryExports {
  components: ReadonlySet<string>;
  hooks: ReadonlySet<string>;
}

/** Results of `readEntryExports` by package folder, which does not change during a run. */
const exportsOf = new Map<string, EntryExports>();

/** Reads the components and hooks that a package declares and exports, with the type checker. */
export function readEntryExports(owner: PinnedPackage): EntryExports {
  const known = exportsOf.get(owner.dir);
  if (known) return known;
  // A `@types` package declares another package, so it has no components.
  if (owner.name.startsWith('@types/')) return { components: new Set(), hooks: new Set() };
  const entry = typesEntryOf(owner);
  const program = createApiProgram(owner.dir, [entry]);
  const checker = program.getTypeChecker();
  const isHook = (symbol: ts.Symbol) =>
    checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0;
  const exported = [...listExports(entry, program)];
  const select = (matches: (name: string, symbol: ts.Symbol) => boolean) =>
    new Set(exported.filter((one) => matches(...one)).map(([name]) => name));
  const read = {
    components: select((name, symbol) => isComponentExport(name, symbol, { owner, program })),
    hooks: select((name, symbol) => /^use[A-Z]/.test(name) && isHook(symbol)),
  };
  exportsOf.set(owner.dir, read);
  return read;
}
