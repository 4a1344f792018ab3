import type { Language } from '../i18n/index.ts';

/** A heading of a page, for its contents list. */
export interface PageHeading {
  id: string;
  text: string;
  depth: 2 | 3;
}

/** A link to another page. */
export interface PageLink {
  pathname: string;
  title: string;
}

/** One of the pages that a subject is split over: its demos, or the API of its exports (NAV-13). */
export interface PageTab {
  kind: 'demos' | 'components' | 'hooks';
  pathname: string;
}

/** Everything a page needs to be drawn; `page.json` is this. */
export interface PageData {
  kind: 'doc' | 'api' | 'home' | 'not-found' | 'offline';
  /** Path without a language. */
  pathname: string;
  title: string;
  description: string;
  /** Language of the interface around the text; the text itself is English. */
  language: Language;
  headings: PageHeading[];
  /** The pages that share this page's subject, this one among them. */
  tabs?: PageTab[];
  /** The article, rendered; its demos carry the address of their module. */
  html: string;
  /** Style sheet of what `html` contains, with the ids of its rules. */
  css: { ids: string[]; text: string };
  /** Day of the last change, such as `2026-11-21`. */
  lastUpdated?: string;
  /** Where the page's source can be edited. */
  editUrl?: string;
  previous?: PageLink;
  next?: PageLink;
}
