import { basename, dirname, join, posix } from 'node:path';
import ts from 'typescript';
import { toComponentSlug, type ComponentApi } from '@vitrine/ui/core';
import { toPosixPath } from '../../node/posixPaths.ts';
import type { ApiProblem, ApiQuery, Extracted } from './apiCache.ts';
import { readCommonJsSource } from './commonJsBuild.ts';
import {
  findExportName,
  findInterface,
  isPublicComponent,
  listExports,
  readComponentSymbols,
} from './componentSymbols.ts';
import { createApiProgram } from './createApiProgram.ts';
import { createDocLinks, type DocLinks } from './createDocLinks.ts';
import { findPropType } from './findPropType.ts';
import { findThemeKey } from './findThemeKey.ts';
import { locateComponents, type LocatedComponent } from './locateComponents.ts';
import { readClasses, readClassNames, type ClassNames } from './readClasses.ts';
import { readInheritance } from './readInheritance.ts';
import { readJsDoc } from './readJsDoc.ts';
import { listCommonProps, readProps } from './readProps.ts';
import { readPropTypeNames } from './readPropTypeNames.ts';
import { readSourceDefaults } from './readSourceDefaults.ts';
import { readSlots } from './readSlots.ts';
import { readThemeUse } from './readThemeUse.ts';
import { renderDescriptions } from './renderDescriptions.ts';

/**
 * Reads the API of components from the declarations and the running code of pinned packages.
 * Skips components that are not public.
 */
export async function extractComponentApis({
  productDir,
  names,
  prefix,
}: ApiQuery): Promise<Extracted<ComponentApi>> {
  const located = locateComponents(productDir, names);
  const program = createApiProgram(productDir, located);
  const problems = new Map<string, ApiProblem>();
  const read = <Value>(component: LocatedComponent, work: () => Value[]) => {
    if (problems.has(component.name)) return [];
    try {
      return work();
    } catch (error) {
      problems.set(component.name, describeProblem(component, error));
      return [];
    }
  };
  const components = located.flatMap((component) =>
    read(component, () => {
      checkSyntax(component, program);
      return isPublicComponent(component, program) ? [component] : [];
    }),
  );
  const documented = new Map(
    components.flatMap((component) =>
      read(component, () => [
        [toComponentSlug(component.name), readOwnClassNames(component, program)] as const,
      ]),
    ),
  );
  const apis = components.flatMap((component) =>
    read(component, () => {
      const { homepage } = component.package;
      const productId = basename(productDir);
      const links = createDocLinks({ homepage, productId, prefix, documented });
      const classNames = documented.get(toComponentSlug(component.name)) ?? {};
      return [renderDescriptions(readComponent({ component, classNames, program, links }), links)];
    }),
  );
  return { apis, problems: [...problems.values()] };
}

/** Throws a `SyntaxError` for declarations that the compiler cannot parse. */
function checkSyntax({ dir }: LocatedComponent, program: ts.Program): void {
  for (const file of program.getSourceFiles()) {
    if (posix.dirname(file.fileName) !== toPosixPath(dir)) continue;
    const [error] = program.getSyntacticDiagnostics(file);
    if (error) throw new SyntaxError(ts.flattenDiagnosticMessageText(error.messageText, ' '));
  }
}

function describeProblem({ name, package: owner }: LocatedComponent, error: unknown): ApiProblem {
  const reason = error instanceof Error ? error.message : String(error);
  return { subject: `${name} of ${owner.name}@${owner.version}`, reason };
}

function readOwnClassNames(component: LocatedComponent, program: ts.Program): ClassNames {
  const { type } = readComponentSymbols(component, program);
  return readClassNames(component, findPropType(type, 'classes', program.getTypeChecker()));
}

interface Reading {
  component: LocatedComponent;
  classNames: ClassNames;
  program: ts.Program;
  links: DocLinks;
}

function readComponent({ component, classNames, program, links }: Reading): ComponentApi {
  const { name, dir, package: owner } = component;
  const checker = program.getTypeChecker();
  const { type, declaration } = readComponentSymbols(component, program);
  const { text, deprecated } = readJsDoc(declaration);
  const source = readCommonJsSource(component);
  const adopted = readPropTypeNames(source, name);
  const inherits = readInheritance({ comment: text, declaration, checker, links });
  const themeKey = findThemeKey(component);
  const propsFile = program.getSourceFile(join(dir, `${name}Props.d.ts`));
  const parent =
    inherits && findInterface(join(owner.dir, inherits.name), `${inherits.name}Classes`, program);
  return {
    name,
    slug: toComponentSlug(name),
    packageName: owner.name,
    version: owner.version,
    description: text.split(/^(?:Demos|API):$/m)[0]?.trim() ?? '',
    imports: writeImports(component, program),
    props: readProps(
      { ...component, type, adopted, defaults: readSourceDefaults(source, { component: name }) },
      { checker, file: propsFile ?? declaration.getSourceFile() },
    ),
    commonProps: listCommonProps(type, checker),
    slots: readSlots(
      findInterface(dir, `${name}Slots`, program) ?? findPropType(type, 'slots', checker),
      classNames,
    ),
    classes: readClasses(classNames, [
      findInterface(dir, `${name}Classes`, program),
      parent,
      findPropType(type, 'classes', checker),
    ]),
    ...(themeKey && { themeKey, themeSlots: listThemeSlots(component, themeKey) }),
    ...(inherits && { inherits }),
    ...(deprecated !== undefined && { deprecated }),
  };
}

/** Lists the slots of a component that the theme's `styleOverrides` reaches by name. */
function listThemeSlots({ package: owner }: LocatedComponent, themeKey: string): string[] {
  return [...(readThemeUse(owner.dir).slots.get(themeKey) ?? [])].toSorted();
}

/** Writes a component's import statements: from its folder, if importable, and from the package. */
function writeImports(
  { name, dir, package: owner }: LocatedComponent,
  program: ts.Program,
): string[] {
  const exportName = findExportName(name, listExports(owner.dir, program)) ?? name;
  const named = exportName === name ? name : `${exportName} as ${name}`;
  const fromPackage = `import { ${named} } from '${owner.name}';`;
  if (dirname(dir) !== owner.dir) return [fromPackage];
  const folder = basename(dir);
  const isDefault = folder === name && listExports(dir, program).has('default');
  const specifier = isDefault ? name : `{ ${named} }`;
  return [`import ${specifier} from '${owner.name}/${folder}';`, fromPackage];
}
