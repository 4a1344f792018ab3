import { basename } from 'node:path';
import type ts from 'typescript';
import type { HookApi } from '@vitrine/ui/core';
import type { ApiProblem, ApiQuery, Extracted } from './apiCache.ts';
import { loadPackage } from './commonJsBuild.ts';
import { isInside } from '../../node/posixPaths.ts';
import { compareNames } from './compareNames.ts';
import { listExports, listNamedExports, sourceNameOf } from './componentSymbols.ts';
import { createApiProgram } from './createApiProgram.ts';
import { createDocLinks } from './createDocLinks.ts';
import { writeImport } from './exportNames.ts';
import { typesEntryOf } from './packageEntry.ts';
import { readPinnedPackages, type PinnedPackage } from './pinnedPackages.ts';
import { readFunction, renderFunction } from './readFunction.ts';
import { readJsDoc } from './readJsDoc.ts';

/** Names to skip: non-public functions, and class utilities, which component pages document. */
const APART = /^(?:unstable|experimental|private|deprecated|internal)|UtilityClass(?:es)?$/;

/** Reads the hooks and utilities that the packages in `names` declare and export. */
export async function extractFunctionApis({
  productDir,
  names,
}: ApiQuery): Promise<Extracted<HookApi>> {
  const owners = readPinnedPackages(productDir).filter(({ name }) => names.includes(name));
  const program = createApiProgram(productDir, owners.map(typesEntryOf));
  const read = owners.map((owner) => readPackage(owner, program, basename(productDir)));
  return {
    apis: read.flatMap(({ apis }) => apis),
    problems: read.flatMap(({ problems }) => problems),
  };
}

function readPackage(
  owner: PinnedPackage,
  program: ts.Program,
  productId: string,
): Extracted<HookApi> {
  const { homepage } = owner;
  const links = createDocLinks({ homepage, productId, documented: new Map() });
  const problems: ApiProblem[] = [];
  const running = loadRunning(owner);
  const exported = listExports(typesEntryOf(owner), program);
  const apis = [...listNamedExports(typesEntryOf(owner), program)]
    .sort(([a], [b]) => compareNames(a, b))
    .flatMap(([name, symbol]) => {
      const exportName = sourceNameOf(name, exported);
      // Some packages declare functions that they do not export at runtime.
      const isThere = !running || typeof running[exportName] === 'function';
      if (!isThere || !isOwnFunction(name, symbol, { owner, program })) return [];
      try {
        const api = readFunction(symbol, program, { name, owner });
        const imports = [writeImport(name, exportName, owner.name)];
        return [renderFunction({ ...api, imports }, links)];
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        problems.push({ subject: `${name} of ${owner.name}@${owner.version}`, reason });
        return [];
      }
    });
  return { apis, problems };
}

/** Loads the exports of a package; undefined when it cannot be imported. */
function loadRunning(owner: PinnedPackage): Record<string, unknown> | undefined {
  try {
    return loadPackage(owner);
  } catch {
    return undefined;
  }
}

interface FunctionPlace {
  owner: PinnedPackage;
  program: ts.Program;
}

/** Returns whether an export is a public function that the package itself declares. */
function isOwnFunction(
  name: string,
  symbol: ts.Symbol,
  { owner, program }: FunctionPlace,
): boolean {
  const { valueDeclaration: declaration } = symbol;
  if (!/^[a-z]/.test(name) || APART.test(name) || !declaration) return false;
  if (!isInside(declaration.getSourceFile().fileName, owner.dir)) return false;
  const type = program.getTypeChecker().getTypeOfSymbol(symbol);
  return type.getCallSignatures().length > 0 && !readJsDoc(declaration).ignored;
}
