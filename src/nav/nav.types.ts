/** Entry of the side navigation, as an author writes it (specification §3). */
export interface NavEntry {
  /** Pathname in the site, an absolute URL, or the virtual path of a group. */
  pathname: string;
  /** Label. @default derived from the pathname (NAV-15) */
  title?: string;
  /** Renders the entry as a heading above its children (NAV-16). */
  subheader?: string;
  children?: readonly NavEntry[];
  /** License that the documented feature requires (NAV-18, NAV-19). */
  plan?: 'pro' | 'premium';
  newFeature?: boolean;
  /** Marks a page that is not written yet. It renders as text, not as a link (NAV-21). */
  planned?: boolean;
  unstable?: boolean;
  beta?: boolean;
  legacy?: boolean;
  deprecated?: boolean;
}

/** Flags of an entry, in display order. */
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
  /** Whether the title is in the interface language instead of English. */
  translated?: boolean;
  flags: readonly NavFlag[];
  plan?: 'pro' | 'premium';
}

/** Page of the site. A planned page in a list renders as text instead of a link. */
export interface NavPage extends NavNodeBase {
  kind: 'page';
  pathname: string;
}

/** Link to another site. */
export interface NavExternal extends NavNodeBase {
  kind: 'external';
  href: string;
}

/** Collapsible group. */
export interface NavGroup extends NavNodeBase {
  kind: 'group';
  /** Key of the group: its virtual path. */
  pathname: string;
  children: readonly NavNode[];
}

/** Heading above its children, which are always visible. */
interface NavSubheader extends NavNodeBase {
  kind: 'subheader';
  pathname: string;
  children: readonly NavNode[];
}

/** Planned pages of a group, folded at its end. */
interface NavPlanned {
  kind: 'planned';
  pages: readonly NavPage[];
}

/** Node with a title. */
export type NavEntryNode = NavPage | NavExternal | NavGroup | NavSubheader;

export type NavNode = NavEntryNode | NavPlanned;
