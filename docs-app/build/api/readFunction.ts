import ts from 'typescript';
import { toComponentSlug, type HookApi } from '@vitrine/ui/core';
import type { DocLinks } from './createDocLinks.ts';
import type { PinnedPackage } from './pinnedPackages.ts';
import { readJsDoc } from './readJsDoc.ts';
import {
  readParameters,
  readReturnType,
  readReturnValue,
  returnsFunction,
} from './readSignature.ts';
import { renderPart } from './renderDescriptions.ts';

interface FunctionOwner {
  name: string;
  owner: PinnedPackage;
  /** Interface whose comments describe returned fields that have no comment. */
  described?: ts.Type | undefined;
}

/** Reads the parameters and the return value of all overloads of a function. */
export function readFunction(
  symbol: ts.Symbol,
  program: ts.Program,
  { name, owner, described }: FunctionOwner,
): Omit<HookApi, 'imports'> {
  const checker = program.getTypeChecker();
  const { valueDeclaration: declaration } = symbol;
  const signatures = checker.getTypeOfSymbol(symbol).getCallSignatures();
  if (signatures.length === 0 || !declaration) {
    throw new TypeError(`${name} of ${owner.name} has no signature.`);
  }
  const { text, deprecated, params } = readJsDoc(findCommented(declaration));
  const scope = { checker, file: declaration.getSourceFile() };
  const returnValue = readReturnValue({ signatures, described, packageDir: owner.dir }, scope);
  const isObject = returnValue.length > 0 && !returnsFunction(signatures);
  const returnType = isObject ? undefined : readReturnType(signatures, scope);
  return {
    name,
    slug: toComponentSlug(name),
    packageName: owner.name,
    version: owner.version,
    description: text.split(/^(?:Demos|API):$/m)[0]?.trim() ?? '',
    parameters: readParameters({ signatures, params, packageDir: owner.dir }, scope),
    returnValue,
    ...(returnType !== undefined && { returnType }),
    ...(deprecated !== undefined && { deprecated }),
  };
}

/** Returns the node that has the JSDoc comment: for a variable, its statement. */
function findCommented(declaration: ts.Declaration): ts.Node {
  return ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
}

/** Adds safe HTML to all descriptions of a function. */
export function renderFunction(api: HookApi, links: DocLinks): HookApi {
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
