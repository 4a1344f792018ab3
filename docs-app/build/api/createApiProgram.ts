import ts from 'typescript';
import { toPosixPath } from '../../node/posixPaths.ts';

/** Creates one compiler program for declaration files, which resolves imports from the product. */
export function createApiProgram(productDir: string, files: readonly string[]): ts.Program {
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
  const rootNames = [...new Set(files)].map(toPosixPath);
  return ts.createProgram({ rootNames, options, host });
}
