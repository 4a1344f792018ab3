import { posix } from 'node:path';
import { readModule, type ModuleText } from './readModule.ts';

export interface StatsModule {
  id: string;
  name: string;
  reasons?: readonly { moduleName: string }[] | undefined;
}

export interface RefineOptions {
  /** Reads a module by its name in the statistics; nothing where it is no file. */
  readText: (name: string) => string | undefined;
  /** Modules by the name of their package's entry, such as `@vitrine/ui/core`. */
  entries: ReadonlyMap<string, string>;
  /** Says whether a module of this name does nothing until somebody takes a name from it. */
  isPure: (name: string) => boolean;
}

interface Lookup {
  isBarrel: (name: string) => boolean;
  read: (name: string) => ModuleText | undefined;
  resolve: (specifier: string, from: string) => string | undefined;
}

/**
 * Looks through modules that only pass names on, as the bundler does: who takes one name depends on the module that has
 * it, and no longer on all others. A changed barrel itself still affects all who import it.
 */
export function refineStats(
  modules: readonly StatsModule[],
  options: RefineOptions,
): StatsModule[] {
  const lookup = createLookup(options);
  const reasons = new Map(
    modules.map(({ name, reasons: own = [] }) => [name, own.map(({ moduleName }) => moduleName)]),
  );
  const added = new Map<string, Set<string>>();
  for (const [barrel, importers] of reasons) {
    if (!lookup.isBarrel(barrel)) continue;
    for (const importer of importers.filter((name) => !lookup.isBarrel(name))) {
      for (const target of findTargets(lookup, importer, barrel)) {
        added.set(target, (added.get(target) ?? new Set()).add(importer));
      }
    }
  }
  return modules.map((module) => {
    const { name } = module;
    if (lookup.isBarrel(name) || !options.isPure(name)) return module;
    const kept = (reasons.get(name) ?? []).filter((reason) => !lookup.isBarrel(reason));
    const all = new Set([...kept, ...(added.get(name) ?? [])]);
    return { ...module, reasons: Array.from(all, (moduleName) => ({ moduleName })) };
  });
}

function createLookup({ readText, entries, isPure }: RefineOptions): Lookup {
  const known = new Map<string, ModuleText | undefined>();
  const read = (name: string) => {
    if (known.has(name)) return known.get(name);
    const text = readText(name);
    const module = text === undefined ? undefined : readModule(name, text);
    known.set(name, module);
    return module;
  };
  return {
    read,
    isBarrel: (name) => isPure(name) && read(name)?.isBarrel === true,
    resolve: (specifier, from) =>
      specifier.startsWith('.')
        ? `./${posix.join(posix.dirname(from), specifier)}`
        : entries.get(specifier),
  };
}

/** The modules behind a barrel from which an importer takes something. */
function findTargets(lookup: Lookup, importer: string, barrel: string): ReadonlySet<string> {
  const sites = lookup
    .read(importer)
    ?.imports.filter(({ specifier }) => lookup.resolve(specifier, importer) === barrel);
  // An import that cannot be read may take anything.
  if (!sites?.length) return findAll(lookup, barrel);
  const targets = sites.flatMap(({ names }) =>
    names === 'all'
      ? [...findAll(lookup, barrel)]
      : names.flatMap((name) => findOwners(lookup, barrel, name) ?? [...findAll(lookup, barrel)]),
  );
  return new Set(targets);
}

/** The modules that have a name of a barrel; nothing where none is known to. */
function findOwners(lookup: Lookup, path: string, name: string): string[] | undefined {
  const module = lookup.read(path);
  if (!module) return undefined;
  if (!module.isBarrel) return mayHave(module, name) ? [path] : undefined;
  const next = module.passed.get(name);
  const target = next && lookup.resolve(next.specifier, path);
  if (target) {
    if (!lookup.isBarrel(target)) return [target];
    return next.name === '*' ? [...findAll(lookup, target)] : findOwners(lookup, target, next.name);
  }
  const owners = module.stars.flatMap((specifier) => {
    const star = lookup.resolve(specifier, path);
    return star === undefined ? [] : (findOwners(lookup, star, name) ?? []);
  });
  return owners.length > 0 ? owners : undefined;
}

function mayHave({ own, passed, stars }: ModuleText, name: string): boolean {
  return own.has(name) || passed.has(name) || stars.length > 0;
}

/** Every module behind a barrel. */
function findAll(lookup: Lookup, barrel: string, seen = new Set<string>()): ReadonlySet<string> {
  const { passed, stars } = lookup.read(barrel) ?? { passed: new Map(), stars: [] };
  const specifiers = [...stars, ...Array.from(passed.values(), ({ specifier }) => specifier)];
  const targets = specifiers.flatMap((specifier) => lookup.resolve(specifier, barrel) ?? []);
  const found = new Set<string>();
  for (const target of targets) {
    if (seen.has(target)) continue;
    seen.add(target);
    const behind = lookup.isBarrel(target) ? findAll(lookup, target, seen) : [target];
    for (const name of behind) found.add(name);
  }
  return found;
}
