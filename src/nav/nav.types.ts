/** An entry of the side navigation as an author writes it (specification §3). */
export interface NavEntry {
  /** Address in the site, an absolute URL, or the virtual path of a group. */
  pathname: string;
  /** Label; without it one is derived from the pathname (NAV-15). */
  title?: string;
  /** Makes the entry a heading over its children (NAV-16). */
  subheader?: string;
  children?: readonly NavEntry[];
  /** Licence that the page's subject needs (NAV-18, NAV-19). */
  plan?: 'pro' | 'premium';
  newFeature?: boolean;
  /** The page is not written yet: shown as text, not as a link (NAV-21). */
  planned?: boolean;
  unstable?: boolean;
  beta?: boolean;
  legacy?: boolean;
  deprecated?: boolean;
}

/** Marks that an entry carries, in the order they are shown. */
export const NAV_FLAGS = [
  'legacy',
  'newFeature',
  'planned',
  'unstable',
  'beta',
  'deprecated',
] as const;

export type NavFlag = (typeof NAV_FLAGS)[number];

interface NavNodeBase {
  title: string;
  /** Whether the title is in the language of the interface, not in English. */
  translated?: boolean;
  flags: readonly NavFlag[];
  plan?: 'pro' | 'premium';
}

/** A page of the site; a planned one is not a link yet. */
export interface NavPage extends NavNodeBase {
  kind: 'page';
  pathname: string;
}

/** A link that leaves the site. */
export interface NavExternal extends NavNodeBase {
  kind: 'external';
  href: string;
}

/** A group that opens and closes. */
export interface NavGroup extends NavNodeBase {
  kind: 'group';
  /** Key of the group: its virtual path. */
  pathname: string;
  children: readonly NavNode[];
}

/** A heading over its children; always open. */
export interface NavSubheader extends NavNodeBase {
  kind: 'subheader';
  pathname: string;
  children: readonly NavNode[];
}

export type NavNode = NavPage | NavExternal | NavGroup | NavSubheader;
