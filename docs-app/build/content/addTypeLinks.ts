import { sectionAnchor, type ComponentApi } from '@vitrine/ui/core';
import { apiPathname } from './pathnames.ts';
import type { ApiPage, Product } from './content.types.ts';

const TYPE_NAME = /\b[A-Z]\w*(?:Props|Classes)\b/g;

/** Adds API links to each component for the `Props` and `Classes` types that its props name. */
export function addTypeLinks(
  apis: readonly ComponentApi[],
  { product, pages }: { product: Product; pages: readonly ApiPage[] },
): ComponentApi[] {
  const hrefs = new Map<string, string>(
    apis.flatMap((api) => {
      const page = pages.find(({ frontMatter }) => frontMatter.components.includes(api.name));
      const pathname = apiPathname(product, api, page?.pathname);
      const [path = '', slug] = pathname.split('#');
      const classes = `${path}#${sectionAnchor('classes', slug)}`;
      return [
        [`${api.name}Props`, pathname],
        [`${api.name}OwnProps`, pathname],
        ...(api.classes.length > 0 ? [[`${api.name}Classes`, classes] as const] : []),
      ] as const;
    }),
  );
  return apis.map((api) => {
    const names = api.props.flatMap(({ type }) => type.match(TYPE_NAME) ?? []);
    const links = [...new Set(names)].flatMap((name) => {
      const href = hrefs.get(name);
      return href === undefined ? [] : [[name, href] as const];
    });
    return links.length > 0 ? { ...api, typeLinks: Object.fromEntries(links) } : api;
  });
}
