import { findClosest } from '@vitrine/ui/core';
import type { ModuleTable } from './sandbox.types.ts';
import { CodeError } from './transpile.ts';

export type Require = (specifier: string) => unknown;

/** A file as a function, as CommonJS has it. */
export type Factory = (
  require: Require,
  module: { exports: Record<string, unknown> },
  exports: Record<string, unknown>,
) => void;

interface RequireOptions {
  modules: ModuleTable;
  /** The demo's own files by name; a style sheet has nothing to run. */
  factories: ReadonlyMap<string, Factory | undefined>;
}

const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js'];

/** Creates what runs a demo's files by name, each once; they import each other, and what their product allows. */
export function createRequire({ modules, factories }: RequireOptions): Require {
  const loaded = new Map<string, { exports: Record<string, unknown> }>();
  const load = (name: string): unknown => {
    const known = loaded.get(name);
    if (known) return known.exports;
    const module = { exports: {} as Record<string, unknown> };
    loaded.set(name, module);
    factories.get(name)?.((specifier) => requireFrom(name, specifier), module, module.exports);
    return module.exports;
  };
  const requireFrom = (file: string, specifier: string): unknown => {
    if (specifier.startsWith('.')) {
      const found = ENDINGS.map((ending) => specifier.slice(2) + ending).find((name) =>
        factories.has(name),
      );
      if (found !== undefined && specifier.startsWith('./')) return load(found);
    } else if (Object.hasOwn(modules, specifier)) {
      return asCommonJs(modules, specifier);
    }
    throw new CodeError(explainImport({ file, specifier }, { modules, factories }));
  };
  return load;
}

const commonJs = new WeakMap<object, object>();

/** Marks a module as one that had a default export, as the transpiled imports ask. */
function asCommonJs(modules: ModuleTable, specifier: string): object {
  const module = modules[specifier] ?? {};
  const known = commonJs.get(module) ?? Object.assign({}, module, { __esModule: true });
  commonJs.set(module, known);
  return known;
}

function explainImport(
  { file, specifier }: { file: string; specifier: string },
  { modules, factories }: RequireOptions,
) {
  const own = [...factories.keys()].filter((name) => name !== file).map((name) => `./${name}`);
  const closest = findClosest(specifier, [...Object.keys(modules), ...own], { difference: 0.5 });
  return { kind: 'import' as const, message: specifier, file, closest };
}
