import { basename } from 'node:path';
import ts from 'typescript';
import type { HookApi } from '@vitrine/ui/core';
import type { ApiQuery, Extracted } from './apiCache.ts';
import { findInterface, listExports, listNamedExports, sourceNameOf } from './componentSymbols.ts';
import { createApiProgram } from './createApiProgram.ts';
import { createDocLinks } from './createDocLinks.ts';
import { writeImport } from './exportNames.ts';
import type { LocatedComponent } from './pinnedPackages.ts';
import { locateHooks } from './locateHooks.ts';
import { publicEntryOf } from './packageEntry.ts';
import { readFunction, renderFunction } from './readFunction.ts';

/** Reads the API of hooks from the declarations of the product's pinned packages. */
export async function extractHookApis({
  productDir,
  names,
}: ApiQuery): Promise<Extracted<HookApi>> {
  const hooks = locateHooks(productDir, names);
  const files = hooks.flatMap((hook) => [hook.entry, publicEntryOf(hook)]);
  const program = createApiProgram(productDir, files);
  const apis = hooks.map((hook) => {
    const { homepage } = hook.package;
    const links = createDocLinks({
      homepage,
      productId: basename(productDir),
      documented: new Map(),
    });
    return renderFunction(readHook(hook, program), links);
  });
  return { apis, problems: [] };
}

function readHook(hook: LocatedComponent, program: ts.Program): HookApi {
  const { name, dir, entry, package: owner, specifier: source = owner.name } = hook;
  const { exportName, symbol } = findHook(hook, program);
  const pascal = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const api = readFunction(symbol, program, {
    name,
    owner,
    described: findInterface(entry, `${pascal}ReturnValue`, program),
  });
  // A folder may export a hook as the default, which the package exports by name.
  const isDefault = exportName === 'default';
  const publicName = isDefault
    ? sourceNameOf(name, listExports(publicEntryOf(hook), program))
    : exportName;
  const fromFolder = writeImport(name, exportName, `${owner.name}/${basename(dir)}`);
  const fromPackage = writeImport(name, publicName, source);
  return { ...api, imports: dir === owner.dir ? [fromPackage] : [fromFolder, fromPackage] };
}

interface FoundHook {
  /** Name of the export, such as `unstable_useModal`. */
  exportName: string;
  symbol: ts.Symbol;
}

function findHook({ name, entry }: LocatedComponent, program: ts.Program): FoundHook {
  const exported = listExports(entry, program);
  for (const [exportName, symbol] of exported) {
    const declaration = symbol.valueDeclaration;
    const isHook = symbol.name === name && declaration && ts.isFunctionDeclaration(declaration);
    if (isHook) return { exportName, symbol };
  }
  const symbol = listNamedExports(entry, program).get(name);
  if (symbol) return { exportName: sourceNameOf(name, exported), symbol };
  throw new TypeError(`${entry} exports no function named ${name}.`);
}
