import type ts from 'typescript';
import type { ClassApi } from '@vitrine/ui/core';
import { loadCommonJs } from './commonJsBuild.ts';
import { compareNames } from './compareNames.ts';
import type { LocatedComponent } from './locateComponents.ts';
import { readJsDoc } from './readJsDoc.ts';

/** Class names by key, as the running package says them: `{ root: 'MuiButton-root' }`. */
export type ClassNames = Readonly<Record<string, string>>;

/** Classes of states that components share, as Material UI, Joy UI and Base UI write them. */
const STATE_CLASS = /^(Mui-|base--)/;

/** Reads the real class names of a component from the package's `buttonClasses` export. */
export function readClassNames(component: LocatedComponent): ClassNames {
  const { name } = component;
  const exported = loadCommonJs(component)[`${name[0]?.toLowerCase()}${name.slice(1)}Classes`];
  return (exported ?? {}) as ClassNames;
}

/** Joins the real class names with what interfaces such as `ButtonClasses` say, the component's own first; by key. */
export function readClasses(
  classNames: ClassNames,
  described: readonly (ts.Type | undefined)[],
): ClassApi[] {
  return Object.entries(classNames)
    .map(([key, className]) => {
      const [declaration] = described.flatMap((type) => type?.getProperty(key)?.declarations ?? []);
      const doc = declaration && readJsDoc(declaration);
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
