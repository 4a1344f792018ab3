import type { NavNode, NavPage } from '@vitrine/ui/core';
import { slug } from 'github-slugger';
import { contentId } from '@vitrine/ui/core';
import type { PageSource, Product } from './content.types.ts';
import { galleryPathname } from './pathnames.ts';

/** Pages about components under one title of the navigation. */
export interface ComponentGroup {
  /** Id of the group's heading. */
  id: string;
  title: string;
  pages: PageSource[];
}

/** Lists the pages that document components, as the navigation groups them. */
export function listComponentPages(
  { nav, name }: Pick<Product, 'nav' | 'name'>,
  sources: readonly PageSource[],
): ComponentGroup[] {
  const pages = new Map(
    sources
      .filter(({ frontMatter }) => frontMatter.components.length > 0)
      .map((source) => [source.pathname, source]),
  );
  const groups: ComponentGroup[] = [];
  const visit = (nodes: readonly NavNode[], title: string) => {
    const own = nodes.flatMap((node) => (node.kind === 'page' && pages.get(node.pathname)) || []);
    if (own.length > 0) groups.push({ id: numberId(title, groups), title, pages: own });
    for (const node of nodes) if ('children' in node) visit(node.children, node.title);
  };
  visit(nav, name);
  return groups;
}

function numberId(title: string, groups: readonly ComponentGroup[]): string {
  const id = contentId(slug(title));
  const taken = groups.filter((group) => group.id === id || group.id.startsWith(`${id}-`)).length;
  return taken === 0 ? id : `${id}-${taken + 1}`;
}

/**
 * Adds the gallery to a navigation without it: at the start of the top-level group that has all
 * component pages, or else before the first top-level entry that has component pages.
 */
export function addGalleryEntry(
  nav: readonly NavNode[],
  product: Pick<Product, 'prefix'>,
  { title, groups }: { title: string; groups: readonly ComponentGroup[] },
): NavNode[] {
  const pathname = galleryPathname(product);
  const paths = new Set(groups.flatMap(({ pages }) => pages.map((page) => page.pathname)));
  if (paths.size === 0 || hasPage(nav, new Set([pathname]))) return [...nav];
  const entry: NavPage = { kind: 'page', pathname, title, flags: [] };
  const homes = nav.filter((node) => hasPage([node], paths));
  const [home] = homes;
  return nav.flatMap((node): NavNode[] => {
    if (node !== home) return [node];
    if (homes.length > 1 || !('children' in node)) return [entry, node];
    return [{ ...node, children: [entry, ...node.children] }];
  });
}

function hasPage(nodes: readonly NavNode[], pathnames: ReadonlySet<string>): boolean {
  return nodes.some((node) =>
    'children' in node
      ? hasPage(node.children, pathnames)
      : node.kind === 'page' && pathnames.has(node.pathname),
  );
}
