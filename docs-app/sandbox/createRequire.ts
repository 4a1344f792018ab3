import { findClosest } from '@vitrine/ui/core';
import type { ModuleTable } from './sandbox.types.ts';
import { CodeError } from './transpile.ts';

export type Require = (specifier: string) => unknown;

/** Runs the code of a file as a CommonJS module. */
export type Factory = (
  require: Require,
  module: { exports: Record<string, unknown> },
  exports: Record<string, unknown>,
) => void;

interface RequireOptions {
  modules: ModuleTable;
  /** Factories of the demo's files, by file name; undefined for style sheets, which do not run. */
  factories: ReadonlyMap<string, Factory | undefined>;
}

const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js'];

/**
 * Creates a function that runs a demo's file by name and returns its exports. Each file runs once.
 * Files can import each other and the modules that their product allows.
 */
export function createRequire({ modules, factories }: RequireOptions): Require {
  const loaded = new Map<string, { exports: Record<string, unknown> }>();
  const load = (name: string): unknown => {
    const cached = loaded.get(name);
    if (cached) return cached.exports;
    const module = { exports: {} as Record<string, unknown> };
    loaded.set(name, module);
    factories.get(name)?.((specifier) => requireFrom(name, specifier), module, module.exports);
    return module.exports;
  };
  const requireFrom = (file: string, specifier: string): unknown => {
    if (specifier.startsWith('.')) {
      const fileName = ENDINGS.map((ending) => specifier.slice(2) + ending).find((name) =>
        factories.has(name),
      );
      if (fileName !== undefined && specifier.startsWith('./')) return load(fileName);
    } else if (Object.hasOwn(modules, specifier)) {
      return asCommonJs(modules, specifier);
    }
    throw new CodeError(explainImport({ file, specifier }, { modules, factories }));
  };
  return load;
}

const commonJs = new WeakMap<object, object>();

/** Returns a copy of a module with `__esModule`, which transpiled default imports check. */
function asCommonJs(modules: ModuleTable, specifier: string): object {
  const module = modules[specifier] ?? {};
  const copy = commonJs.get(module) ?? Object.assign({}, module, { __esModule: true });
  commonJs.set(module, copy);
  return copy;
}

function explainImport(
  { file, specifier }: { file: string; specifier: string },
  { modules, factories }: RequireOptions,
) {
  const files = [...factories.keys()].filter((name) => name !== file).map((name) => `./${name}`);
  const closest = findClosest(specifier, [...Object.keys(modules), ...files], { difference: 0.5 });
  return { kind: 'import' as const, message: specifier, file, closest };
}
