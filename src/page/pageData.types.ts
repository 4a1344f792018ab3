import type { Language } from '../i18n/index.ts';

/** Heading in the table of contents. */
export interface PageHeading {
  id: string;
  text: string;
  depth: 2 | 3;
  /** Whether the text is in the language of the interface instead of English. */
  translated?: boolean;
}

/** Link to another page of the site. */
export interface PageLink {
  pathname: string;
  title: string;
}

/** Reasons to use or avoid a component, as English sentences, and its alternatives. */
export interface ComponentChoice {
  useWhen: readonly string[];
  avoidWhen: readonly string[];
  /** Links to alternatives. */
  instead: readonly InsteadLink[];
}

/** Link to an alternative for the case in `when`. */
export interface InsteadLink extends PageLink {
  when: string;
}

/** Tab of a subject whose demos and API are on separate pages (NAV-13). */
export interface PageTab {
  kind: 'demos' | 'components' | 'hooks';
  pathname: string;
}

/** Counts of the last test run. */
export interface TestSummary {
  /** Number of demos on the pages of the site. */
  demos: number;
  stories: number;
  failed: number;
  /** Number of passed assertions and axe rules. */
  checks: number;
  /** End of the run, as an ISO date. */
  date: string;
}

/** Data that renders a page, stored as `page.json`. */
export interface PageData {
  kind: 'doc' | 'api' | 'home' | 'not-found' | 'offline';
  /** Pathname without the language. */
  pathname: string;
  title: string;
  description: string;
  /** Whether the title and the description are in the language of the interface. */
  translated?: boolean;
  /** Language of the interface. The article is in English. */
  language: Language;
  headings: PageHeading[];
  /** Pages of the same subject, including this one. */
  tabs?: PageTab[];
  /** HTML of the article, in which each demo has the URL of its module. */
  html: string;
  /** Style sheet for `html`, with the ids of its rules. */
  css: { ids: string[]; text: string };
  /** Date of the last change, such as `2026-11-21`. */
  lastUpdated?: string;
  /** URL where the page's source can be edited. */
  editUrl?: string;
  previous?: PageLink;
  next?: PageLink;
}
