import { join } from 'node:path';
import ts from 'typescript';
import { toPosixPath } from '../../node/posixPaths.ts';
import type { LocatedComponent } from './locateComponents.ts';

/** Creates one compiler program for all components, which resolves imports from the product. */
export function createApiProgram(
  productDir: string,
  components: readonly LocatedComponent[],
): ts.Program {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts'],
    types: [],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  };
  const host = ts.createCompilerHost(options);
  host.getCurrentDirectory = () => toPosixPath(productDir);
  const folders = components.flatMap(({ dir, package: owner }) => [dir, owner.dir]);
  const rootNames = [...new Set(folders)].map((dir) => toPosixPath(join(dir, 'index.d.ts')));
  return ts.createProgram({ rootNames, options, host });
}
