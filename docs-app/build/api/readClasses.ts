import type ts from 'typescript';
import type { ClassApi } from '@vitrine/ui/core';
import { loadCommonJs, loadPackage } from './commonJsBuild.ts';
import { compareNames } from './compareNames.ts';
import { listExports } from './componentSymbols.ts';
import type { LocatedComponent } from './pinnedPackages.ts';
import { typesEntryOf } from './packageEntry.ts';
import { readJsDoc } from './readJsDoc.ts';

/** Class names of the running package by key: `{ root: 'MuiButton-root' }`. */
export type ClassNames = Readonly<Record<string, string>>;

/**
 * Reads class names from the component's export, such as `buttonClasses`, else from the export for
 * `type`. Runs the package only when its types declare such an export.
 */
export function readClassNames(
  component: LocatedComponent,
  { type, program }: { type: ts.Type | undefined; program: ts.Program },
): ClassNames {
  const declares = (entry: string, name: string) => listExports(entry, program).has(name);
  const name = exportOf(`${component.name}Classes`);
  if (declares(component.entry, name)) {
    const componentClasses = loadCommonJs(component)[name];
    if (componentClasses) return keepNames(componentClasses);
  }
  const shared = exportOf(type?.symbol?.name ?? '');
  if (!shared.endsWith('Classes') || !declares(typesEntryOf(component.package), shared)) return {};
  return keepNames(loadPackage(component.package)[shared]);
}

/** Returns the entries of an exported object whose value is a string. */
function keepNames(exported: unknown): ClassNames {
  if (typeof exported !== 'object' || exported === null) return {};
  const isName = (entry: [string, unknown]): entry is [string, string] =>
    typeof entry[1] === 'string';
  return Object.fromEntries(Object.entries(exported).filter(isName));
}

function exportOf(typeName: string): string {
  return `${typeName.charAt(0).toLowerCase()}${typeName.slice(1)}`;
}

/**
 * Adds descriptions from types such as `ButtonClasses` to class names. Skips classes with the tag
 * `@ignore`.
 */
export function readClasses(
  classNames: ClassNames,
  described: readonly (ts.Type | undefined)[],
): ClassApi[] {
  return Object.entries(classNames)
    .flatMap(([key, className]) => {
      const [declaration] = described.flatMap((type) => type?.getProperty(key)?.declarations ?? []);
      const doc = declaration && readJsDoc(declaration);
      if (doc?.ignored) return [];
      const deprecated = doc?.deprecated;
      return {
        key,
        className,
        description: doc?.text ?? '',
        global: isShared(className, classNames['root']),
        ...(deprecated !== undefined && { deprecated }),
      };
    })
    .sort((a, b) => compareNames(a.key, b.key));
}

/**
 * Returns whether components share a class, such as `Mui-disabled`. The prefix of the root class,
 * such as `MuiButton-root`, starts with the prefix of a shared class.
 */
function isShared(className: string, root = ''): boolean {
  const [prefix, own] = [prefixOf(className), prefixOf(root)];
  return prefix !== own && own.startsWith(prefix);
}

function prefixOf(className: string): string {
  return className.replace(/-[^-]*$/, '');
}
