import { basename, dirname, join, posix } from 'node:path';
import ts from 'typescript';
import { toComponentSlug, type ComponentApi } from '@vitrine/ui/core';
import { toPosixPath } from '../../node/posixPaths.ts';
import { apiKey, type ApiProblem, type ApiQuery, type Extracted } from './apiCache.ts';
import { readComponentSource } from './commonJsBuild.ts';
import {
  findInterface,
  isPublicComponent,
  listExports,
  readComponentSymbols,
  sourceNameOf,
} from './componentSymbols.ts';
import { createApiProgram } from './createApiProgram.ts';
import { createDocLinks, type DocLinks } from './createDocLinks.ts';
import { writeImport } from './exportNames.ts';
import { findPropType } from './findPropType.ts';
import { findThemeKey } from './findThemeKey.ts';
import { locateComponents } from './locateComponents.ts';
import type { LocatedComponent } from './pinnedPackages.ts';
import { readClasses, readClassNames, type ClassNames } from './readClasses.ts';
import { readInheritance } from './readInheritance.ts';
import { readJsDoc } from './readJsDoc.ts';
import { publicEntryOf } from './packageEntry.ts';
import { listAcceptedProps, listCommonProps, readProps } from './readProps.ts';
import { readPropTypeNames } from './readPropTypeNames.ts';
import { readSourceDefaults } from './readSourceDefaults.ts';
import { readSlots } from './readSlots.ts';
import { readThemeUse } from './readThemeUse.ts';
import { renderDescriptions } from './renderDescriptions.ts';

/**
 * Reads the API of components from the declarations and the JavaScript of pinned packages.
 * Skips components that are not public.
 */
export async function extractComponentApis({
  productDir,
  names,
  prefix,
}: ApiQuery): Promise<Extracted<ComponentApi>> {
  const located = locateComponents(productDir, names);
  const files = located.flatMap((component) => [component.entry, publicEntryOf(component)]);
  const program = createApiProgram(productDir, files);
  const problems = new Map<string, ApiProblem>();
  const attempt = <Value>(component: LocatedComponent, work: () => Value): Value | undefined => {
    try {
      return work();
    } catch (error) {
      problems.set(component.name, describeProblem(component, error));
      return undefined;
    }
  };
  const components = located.filter((component) =>
    attempt(component, () => {
      checkSyntax(component, program);
      return isPublicComponent(component, program);
    }),
  );
  // When a package cannot run here, its components still have props, but no class names.
  const documented = new Map(
    components.map((component) => {
      const classNames = attempt(component, () => readOwnClassNames(component, program));
      return [toComponentSlug(component.name), classNames ?? {}] as const;
    }),
  );
  const acceptedProps: Record<string, string[]> = {};
  const apis = components.flatMap(
    (component) =>
      attempt(component, () => {
        const { homepage, name: packageName } = component.package;
        const productId = basename(productDir);
        const links = createDocLinks({ homepage, productId, prefix, documented });
        const classNames = documented.get(toComponentSlug(component.name)) ?? {};
        const api = readComponent({ component, classNames, program, links });
        const { type } = readComponentSymbols(component, program);
        const key = apiKey({ packageName, name: component.name });
        acceptedProps[key] = listAcceptedProps(type, program.getTypeChecker());
        return renderDescriptions(api, links);
      }) ?? [],
  );
  return { apis, problems: [...problems.values()], acceptedProps };
}

/** Throws a `SyntaxError` for declarations that the compiler cannot parse. */
function checkSyntax({ entry }: LocatedComponent, program: ts.Program): void {
  const folder = toPosixPath(dirname(entry));
  for (const file of program.getSourceFiles()) {
    if (posix.dirname(file.fileName) !== folder) continue;
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
  const classes = findPropType(type, 'classes', program.getTypeChecker());
  return readClassNames(component, { type: classes, program });
}

interface Reading {
  component: LocatedComponent;
  classNames: ClassNames;
  program: ts.Program;
  links: DocLinks;
}

function readComponent({ component, classNames, program, links }: Reading): ComponentApi {
  const { name, dir, entry, package: owner } = component;
  const checker = program.getTypeChecker();
  const { type, declaration } = readComponentSymbols(component, program);
  const { text, deprecated } = readJsDoc(declaration);
  const inherits = readInheritance({ comment: text, declaration, checker, links });
  const themeKey = findThemeKey(component);
  const propsFile = program.getSourceFile(join(dir, `${name}Props.d.ts`));
  const parent = inherits && {
    entry: join(owner.dir, inherits.name, 'index.d.ts'),
    classes: `${inherits.name}Classes`,
  };
  return {
    name,
    slug: toComponentSlug(name),
    packageName: owner.name,
    version: owner.version,
    description: text.split(/^(?:Demos|API):$/m)[0]?.trim() ?? '',
    imports: writeImports(component, program),
    props: readProps(
      { ...component, type, ...readCode(component, declaration) },
      { checker, file: propsFile ?? declaration.getSourceFile() },
    ),
    commonProps: listCommonProps(type, checker),
    slots: readSlots(
      findInterface(entry, `${name}Slots`, program) ?? findPropType(type, 'slots', checker),
      classNames,
    ),
    classes: readClasses(classNames, [
      findInterface(entry, `${name}Classes`, program),
      parent && findInterface(parent.entry, parent.classes, program),
      findPropType(type, 'classes', checker),
    ]),
    ...(themeKey && { themeKey, themeSlots: listThemeSlots(component, themeKey) }),
    ...(inherits && { inherits }),
    ...(deprecated !== undefined && { deprecated }),
  };
}

/** Reads prop names and defaults from the source code of a component. */
function readCode(component: LocatedComponent, declaration: ts.Declaration) {
  const name = findLocalName(component.name, declaration);
  const { source, isShared } = readComponentSource(component, declaration.getSourceFile().fileName);
  return {
    adopted: readPropTypeNames(source, name, isShared),
    defaults: readSourceDefaults(source, { component: name, isShared }),
  };
}

/** Returns the local name of a component; for `Dialog.Root`, the name of the declaration. */
function findLocalName(name: string, declaration: ts.Declaration): string {
  if (!name.includes('.')) return name;
  return ts.getNameOfDeclaration(declaration)?.getText() ?? name;
}

/** Lists the slots that the theme can style with `styleOverrides`, in alphabetical order. */
function listThemeSlots({ package: owner }: LocatedComponent, themeKey: string): string[] {
  return [...(readThemeUse(owner.dir).slots.get(themeKey) ?? [])].toSorted();
}

/** Writes a component's import statements: from its folder, if importable, and from the package. */
function writeImports(component: LocatedComponent, program: ts.Program): string[] {
  const { name, dir, entry, package: owner, specifier: source = owner.name } = component;
  const [root = name] = name.split('.');
  const exportName = sourceNameOf(root, listExports(publicEntryOf(component), program));
  const fromPackage = writeImport(root, exportName, source);
  if (root !== name || dirname(dir) !== owner.dir) return [fromPackage];
  const folder = basename(dir);
  const exported = listExports(entry, program);
  const isDefault = folder === name && exported.has('default');
  const folderExport = isDefault ? 'default' : sourceNameOf(name, exported);
  return [writeImport(name, folderExport, `${owner.name}/${folder}`), fromPackage];
}
