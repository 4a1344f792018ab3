import { readImports, type FileImports } from './readImports.ts';
import { WHOLE, type Resolver } from './createResolver.ts';

export interface ReaderInput extends Resolver {
  /** Text of a file of the project, if there is one. */
  read: (path: string) => string | undefined;
  /** What the bundler says that a file imports: style sheets and whatever else no parser of ours sees. */
  bundled: ReadonlyMap<string, readonly string[]>;
}

const MODULE = /\.(ts|tsx|js|mjs)$/;
const VIRTUAL = /^virtual:/;
const NOTHING: FileImports = { imports: [], exports: [], passedOn: [], isBarrel: false };

/**
 * Creates what says which files a file depends on. An index that only passes on stands for the files that make what is
 * taken from it: else every story would depend on the whole library.
 */
export function createImportReader(input: ReaderInput): (path: string) => string[] {
  const parsed = new Map<string, FileImports>();
  const parse = (path: string): FileImports => {
    const known = parsed.get(path);
    if (known) return known;
    const text = MODULE.test(path) ? input.read(path) : undefined;
    const found = text === undefined ? NOTHING : readImports(path, text);
    parsed.set(path, found);
    return found;
  };
  const origins = createOriginFinder(input, parse);

  return (path) => {
    const found = new Set<string>();
    const seenThrough = new Set<string>();
    for (const { specifier, names } of parse(path).imports) {
      if (VIRTUAL.test(specifier)) found.add(specifier);
      const target = input.resolve(specifier, path);
      if (target === undefined) continue;
      const makers = names === 'all' ? undefined : origins(target, names);
      if (makers) seenThrough.add(target);
      for (const maker of makers ?? [target]) found.add(maker);
    }
    for (const file of input.bundled.get(path) ?? []) if (!seenThrough.has(file)) found.add(file);
    found.delete(path);
    return [...found].sort();
  };
}

type FindOrigins = (barrel: string, names: readonly string[]) => string[] | undefined;

/** Creates what finds the files that make the names that an index passes on; nothing when it is no mere index. */
function createOriginFinder(
  { resolve, runAnyway }: ReaderInput,
  parse: (path: string) => FileImports,
): FindOrigins {
  const findOrigin = (file: string, name: string, seen: readonly string[]): string | undefined => {
    if (seen.includes(file)) return undefined;
    const { exports, passedOn, isBarrel } = parse(file);
    if (exports.includes(name)) return file;
    const [named] = passedOn.filter((entry) => entry.name === name);
    if (named) {
      const target = resolve(named.specifier, file);
      if (target === undefined || named.original === '*') return target;
      return findOrigin(target, named.original, [...seen, file]) ?? target;
    }
    for (const { specifier } of passedOn.filter((entry) => entry.name === '*')) {
      const target = resolve(specifier, file);
      const origin = target && findOrigin(target, name, [...seen, file]);
      if (origin) return origin;
    }
    return isBarrel || name !== 'default' ? undefined : file;
  };
  return (barrel, names) => {
    const anyway = runAnyway(barrel);
    if (!parse(barrel).isBarrel || anyway.includes(WHOLE)) return undefined;
    const makers = names.map((name) => findOrigin(barrel, name, []));
    return makers.includes(undefined)
      ? undefined
      : [...makers.filter((maker) => maker !== undefined), ...anyway];
  };
}
