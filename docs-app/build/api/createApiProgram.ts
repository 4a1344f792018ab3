import ts from 'typescript';
import { toPosixPath } from '../../node/posixPaths.ts';

/**
 * Creates a compiler program for declaration files; `productDir` is the current directory.
 * `sources` contains virtual files, by path.
 */
export function createApiProgram(
  productDir: string,
  files: readonly string[],
  sources: Readonly<Record<string, string>> = {},
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
  const { readFile, fileExists, getSourceFile } = host;
  const readSource = (file: string) => sources[file] ?? sources[file.replaceAll('/', '\\')];
  host.readFile = (file) => readSource(file) ?? readFile(file);
  host.fileExists = (file) => readSource(file) !== undefined || fileExists(file);
  host.getSourceFile = (file, ...args) => {
    const text = readSource(file);
    return text === undefined
      ? getSourceFile(file, ...args)
      : ts.createSourceFile(file, text, options.target ?? ts.ScriptTarget.ES2022);
  };
  const rootNames = [...new Set(files)].map(toPosixPath);
  return ts.createProgram({ rootNames, options, host });
}
