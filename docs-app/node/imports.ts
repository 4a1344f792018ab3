import ts from 'typescript';

/** Lists the specifiers that a TypeScript or JavaScript module imports or re-exports. */
export function listImports(code: string): string[] {
  return ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName);
}

/** Returns the package name of an import: `@acme/ui` for `@acme/ui/Button`. */
export function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
