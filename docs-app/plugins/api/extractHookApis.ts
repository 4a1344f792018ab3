import { basename } from 'node:path';
import ts from 'typescript';
import { toComponentSlug, type HookApi } from '@vitrine/ui/core';
import type { ApiQuery, Extracted } from './apiCache.ts';
import { findInterface, listExports } from './componentSymbols.ts';
import { createApiProgram } from './createApiProgram.ts';
import { createDocLinks, type DocLinks } from './createDocLinks.ts';
import type { LocatedComponent } from './locateComponents.ts';
import { locateHooks } from './locateHooks.ts';
import { readJsDoc } from './readJsDoc.ts';
import { readParameters, readReturnValue } from './readSignature.ts';
import { renderPart } from './renderDescriptions.ts';

/** Reads the API of hooks from the declarations of the product's pinned packages. */
export async function extractHookApis({
  productDir,
  names,
}: ApiQuery): Promise<Extracted<HookApi>> {
  const hooks = locateHooks(productDir, names);
  const program = createApiProgram(productDir, hooks);
  const apis = hooks.map((hook) => {
    const { homepage } = hook.package;
    const links = createDocLinks({
      homepage,
      productId: basename(productDir),
      documented: new Map(),
    });
    return renderHook(readHook(hook, program), links);
  });
  return { apis, problems: [] };
}

function readHook(hook: LocatedComponent, program: ts.Program): HookApi {
  const { name, dir, package: owner } = hook;
  const checker = program.getTypeChecker();
  const { exportName, declaration } = findHook(hook, program);
  const signature = checker.getSignatureFromDeclaration(declaration);
  if (!signature) throw new TypeError(`${name} in ${dir} has no signature.`);
  const { text, deprecated, params } = readJsDoc(declaration);
  const pascal = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const described = findInterface(dir, `${pascal}ReturnValue`, program);
  const scope = { checker, file: declaration.getSourceFile() };
  const specifier = exportName === name ? name : `${exportName} as ${name}`;
  return {
    name,
    slug: toComponentSlug(name),
    packageName: owner.name,
    version: owner.version,
    description: text.split(/^(?:Demos|API):$/m)[0]?.trim() ?? '',
    imports: [
      `import { ${specifier} } from '${owner.name}/${basename(dir)}';`,
      `import { ${specifier} } from '${owner.name}';`,
    ],
    parameters: readParameters({ signature, params, packageDir: owner.dir }, scope),
    returnValue: readReturnValue({ signature, described, packageDir: owner.dir }, scope),
    ...(deprecated !== undefined && { deprecated }),
  };
}

interface FoundHook {
  /** Name under which the folder exports it, such as `unstable_useModal`. */
  exportName: string;
  declaration: ts.FunctionDeclaration;
}

function findHook({ name, dir }: LocatedComponent, program: ts.Program): FoundHook {
  for (const [exportName, symbol] of listExports(dir, program)) {
    const declaration = symbol.valueDeclaration;
    const isHook = symbol.name === name && declaration && ts.isFunctionDeclaration(declaration);
    if (isHook) return { exportName, declaration };
  }
  throw new TypeError(`${dir} exports no function named ${name}.`);
}

function renderHook(api: HookApi, links: DocLinks): HookApi {
  const renderRow = (row: HookApi['parameters'][number]) => ({
    ...renderPart(row, links),
    ...(row.params && { params: row.params.map((param) => renderPart(param, links)) }),
  });
  return {
    ...renderPart(api, links),
    parameters: api.parameters.map(renderRow),
    returnValue: api.returnValue.map(renderRow),
  };
}
