import ts from 'typescript';
import { isDeclaredByReact, type TypeScope } from './typeScope.ts';

/** Returns the name under which readers can import a type. */
export function printTypeName(name: ts.EntityName, { checker }: TypeScope): string {
  if (ts.isQualifiedName(name)) return name.getText();
  const symbol = checker.getSymbolAtLocation(name);
  const importedAs = symbol?.declarations?.find(ts.isImportSpecifier)?.propertyName?.text;
  if (importedAs && importedAs !== 'default') return importedAs;
  const isReactName = symbol?.declarations?.some(isInReactNamespace);
  return isReactName ? `React.${name.text}` : name.text;
}

function isInReactNamespace(declaration: ts.Declaration): boolean {
  return isDeclaredByReact(declaration) && ts.isModuleBlock(declaration.parent);
}
