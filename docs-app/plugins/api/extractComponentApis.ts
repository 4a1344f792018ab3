import { basename, join } from 'node:path';
import type ts from 'typescript';
import { toComponentSlug, type ComponentApi } from '@vitrine/ui/core';
import type { ApiQuery } from './apiCache.ts';
import { readCommonJsSource } from './commonJsBuild.ts';
import { findInterface, listExports, readComponentSymbols } from './componentSymbols.ts';
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
import { readSlots } from './readSlots.ts';
import { renderDescriptions } from './renderDescriptions.ts';

/** Reads the API of components from the declarations and the running code of the product's pinned packages. */
export async function extractComponentApis({
  productDir,
  names,
}: ApiQuery): Promise<ComponentApi[]> {
  const components = locateComponents(productDir, names);
  const program = createApiProgram(productDir, components);
  const checker = program.getTypeChecker();
  const documented = new Map(
    components.map((one) => {
      const { type } = readComponentSymbols(one, program);
      const classes = findPropType(type, 'classes', checker);
      return [toComponentSlug(one.name), readClassNames(one, classes)];
    }),
  );
  return components.map((component) => {
    const { homepage } = component.package;
    const links = createDocLinks({ homepage, productId: basename(productDir), documented });
    const classNames = documented.get(toComponentSlug(component.name)) ?? {};
    return renderDescriptions(readComponent({ component, classNames, program, links }), links);
  });
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
  const adopted = readPropTypeNames(readCommonJsSource(component));
  const inherits = readInheritance({ comment: text, declaration, checker, links });
  const themeKey = findThemeKey(component);
  const propsFile = program.getSourceFile(join(dir, `${name}Props.d.ts`));
  const hasDefault = listExports(dir, program).has('default');
  const parent =
    inherits && findInterface(join(owner.dir, inherits.name), `${inherits.name}Classes`, program);
  return {
    name,
    slug: toComponentSlug(name),
    packageName: owner.name,
    version: owner.version,
    description: text.split(/^(?:Demos|API):$/m)[0]?.trim() ?? '',
    imports: [
      `import ${hasDefault ? name : `{ ${name} }`} from '${owner.name}/${name}';`,
      `import { ${name} } from '${owner.name}';`,
    ],
    props: readProps(
      { ...component, type, adopted },
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
    ...(themeKey && { themeKey }),
    ...(inherits && { inherits }),
    ...(deprecated !== undefined && { deprecated }),
  };
}
