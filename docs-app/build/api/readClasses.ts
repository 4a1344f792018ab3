import type ts from 'typescript';
import type { ClassApi } from '@vitrine/ui/core';
import { loadCommonJs, loadPackage } from './commonJsBuild.ts';
import { compareNames } from './compareNames.ts';
import type { LocatedComponent } from './locateComponents.ts';
import { readJsDoc } from './readJsDoc.ts';

/** Class names by key, as the running package says them: `{ root: 'MuiButton-root' }`. */
export type ClassNames = Readonly<Record<string, string>>;

/** Classes of states that components share, as Material UI, Joy UI and Base UI write them. */
const STATE_CLASS = /^(Mui-|base--)/;

/** Reads the real class names of a component from its `buttonClasses` export, else the package's for the type of `classes`. */
export function readClassNames(component: LocatedComponent, type?: ts.Type): ClassNames {
  const own = loadCommonJs(component)[exportOf(`${component.name}Classes`)];
  const typeName = type?.symbol?.name ?? '';
  const shared = typeName.endsWith('Classes') && loadPackage(component)[exportOf(typeName)];
  return (own || shared || {}) as ClassNames;
}

function exportOf(typeName: string): string {
  return `${typeName[0]?.toLowerCase()}${typeName.slice(1)}`;
}

/** Joins the real class names with what interfaces such as `ButtonClasses` say, the component's own first; by key. */
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
        global: STATE_CLASS.test(className),
        ...(deprecated !== undefined && { deprecated }),
      };
    })
    .sort((a, b) => compareNames(a.key, b.key));
}
