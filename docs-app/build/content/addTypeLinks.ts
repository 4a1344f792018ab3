import { join } from 'node:path';
import { sectionAnchor, type ComponentApi, type HookApi } from '@vitrine/ui/core';
import { readPinnedPackages } from '../api/pinnedPackages.ts';
import { globFiles } from '../../node/posixPaths.ts';
import { readText } from '../../node/readText.ts';
import { createAddressOf } from './pathnames.ts';
import type { ApiPage, Product } from './content.types.ts';

/** URLs of the types that a product documents, by name. */
export type TypeHrefs = ReadonlyMap<string, string>;

const TYPE_NAME = /\b[A-Z]\w+/g;
const DECLARED_TYPE = /^\s*(?:export )?(?:declare )?(?:interface|type|class|enum) ([A-Z]\w*)/gm;

/**
 * Lists the types that a product documents: types of its components, such as `AlertProps`, and
 * types in the front matter of its pages.
 */
export function listTypeHrefs(
  apis: readonly ComponentApi[],
  { product, pages }: { product: Product; pages: readonly ApiPage[] },
): TypeHrefs {
  const addressOf = createAddressOf(product, pages);
  const ofComponents = apis.flatMap((api) => {
    const address = addressOf(api);
    const [path = '', scope] = address.split('#');
    const hrefOf = (section: 'slots' | 'classes') => `${path}#${sectionAnchor(section, scope)}`;
    return [
      [`${api.name}Props`, address],
      [`${api.name}OwnProps`, address],
      ...(api.slots.length > 0 ? [[`${api.name}Slots`, hrefOf('slots')] as const] : []),
      ...(api.classes.length > 0 ? [[`${api.name}Classes`, hrefOf('classes')] as const] : []),
    ] as const;
  });
  const ofPages = pages.flatMap(({ pathname, file, frontMatter }) =>
    file === undefined
      ? []
      : frontMatter.types.map(
          (type) => [type.split('#')[0] ?? '', pathname + hashOf(type)] as const,
        ),
  );
  return new Map([...ofComponents, ...ofPages]);
}

/** Returns the hash in a type such as `GridColDef#columns`, which names a section of the page. */
function hashOf(type: string): string {
  return /#.*/.exec(type)?.[0] ?? '';
}

/** Product with the types that it documents. */
export interface TypedProduct {
  product: Product;
  types: TypeHrefs;
}

/**
 * Adds the types of dependencies to the types of a product, if the site documents the dependencies.
 * Omits names that the packages of the product declare themselves.
 */
export function joinTypeHrefs(own: TypedProduct, all: readonly TypedProduct[]): TypeHrefs {
  const pinned = readPinnedPackages(own.product.dir);
  const documented = pinned.filter(({ name }) => name in own.product.packages);
  const declared = new Set(documented.flatMap(({ dir }) => listDeclaredTypes(dir)));
  const names = new Set(pinned.flatMap(({ name, buildsOn }) => [name, ...buildsOn]));
  const others = all.filter(({ product }) =>
    Object.keys(product.packages).some((name) => names.has(name)),
  );
  const ofOthers = others.flatMap(({ types }) => [...types]);
  return new Map([...ofOthers.filter(([name]) => !declared.has(name)), ...own.types]);
}

/** Lists the types that the declaration files of a folder declare, except aliases of imports. */
function listDeclaredTypes(dir: string): string[] {
  return globFiles('**/*.d.ts', dir).flatMap((file) => {
    const text = readText(join(dir, file));
    const names = Array.from(text.matchAll(DECLARED_TYPE), ([, name = '']) => name);
    return names.filter((name) => !text.includes(` ${name} as `));
  });
}

/** Adds links to the documented types that occur in the rows of each component or hook. */
export function addTypeLinks<Api extends ComponentApi | HookApi>(
  apis: readonly Api[],
  hrefs: TypeHrefs,
): Api[] {
  return apis.map((api) => {
    const names = listTypes(api).flatMap((type) => type.match(TYPE_NAME) ?? []);
    const links = [...new Set(names)].flatMap((name) => {
      const href = hrefs.get(name);
      return href === undefined ? [] : [[name, href] as const];
    });
    return links.length > 0 ? { ...api, typeLinks: Object.fromEntries(links) } : api;
  });
}

function listTypes(api: ComponentApi | HookApi): string[] {
  if ('props' in api) return api.props.map(({ type }) => type);
  const { parameters, returnValue, returnType = '' } = api;
  return [
    ...parameters.map(({ type }) => type),
    ...returnValue.map(({ type }) => type),
    returnType,
  ];
}
