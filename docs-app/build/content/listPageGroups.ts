import GithubSlugger from 'github-slugger';
import { contentId, flattenNav, type NavNode, type PageLink } from '@vitrine/ui/core';

/** Pages of a product under one title, as the navigation groups them. */
export interface PageGroup {
  /** Id of the group's heading. */
  id: string;
  title: string;
  pages: PageLink[];
  /** Nested groups, whose own `groups` are empty. */
  groups: PageGroup[];
}

interface GroupedPages {
  /** Title of the pages that are in no group of the navigation. */
  name: string;
  nav: readonly NavNode[];
  /** Groups of the pages that the navigation lacks, in order. */
  more: readonly { title: string; pages: readonly PageLink[] }[];
}

/** Groups the pages of a product; omits planned entries, links to other sites and empty groups. */
export function listPageGroups({ name, nav, more }: GroupedPages): PageGroup[] {
  const slugger = new GithubSlugger();
  const write = (title: string, nodes: readonly NavNode[], isNested: boolean): PageGroup => {
    const id = contentId(slugger.slug(title));
    const groups = isNested
      ? []
      : nodes.flatMap((node) => ('children' in node ? write(node.title, node.children, true) : []));
    const own = isNested ? nodes : nodes.filter((node) => !('children' in node));
    return { id, title, pages: flattenNav(own).map(toLink), groups: groups.filter(hasPages) };
  };
  const ungrouped = nav.filter((node) => !('children' in node));
  const groups = [
    write(name, ungrouped, true),
    ...nav.flatMap((node) => ('children' in node ? write(node.title, node.children, false) : [])),
  ];
  const listed = new Set(groups.flatMap(listPaths));
  const others = more.map(({ title, pages }) => ({
    ...{ id: contentId(slugger.slug(title)), title, groups: [] },
    pages: pages.filter(({ pathname }) => !listed.has(pathname)).map(toLink),
  }));
  return [...groups, ...others].filter(hasPages);
}

function toLink({ pathname, title }: PageLink): PageLink {
  return { pathname, title };
}

function hasPages({ pages, groups }: PageGroup): boolean {
  return pages.length + groups.length > 0;
}

/** Lists the pathnames of a group, without hashes. */
export function listPaths({ pages, groups }: PageGroup): string[] {
  return [...pages, ...groups.flatMap((group) => group.pages)].map(
    ({ pathname }) => pathname.split('#')[0]?.replace(/\/$/, '') ?? '',
  );
}
