import type { ComponentApi, ErrorEntry, HookApi, Language, TestSummary } from '@vitrine/ui/core';
import type { SitePage, SiteProduct } from '../../model/page.types.ts';
import type { ApiProblem } from '../api/apiCache.ts';
import type { EvidenceFor } from '../evidence/createVerdicts.ts';
import type { Mistakes } from '../shared/mistakes.ts';
import type { SiteEnv } from '../shared/siteEnv.ts';
import type { SiteAssets, SiteServer } from '../shared/server.types.ts';
import type { ListTriedProps } from '../stories/triedProps.ts';
import type { PageLinks } from '../content/checkLinks.ts';
import type { Product } from '../content/content.types.ts';
import type { PageGroup } from '../content/listPageGroups.ts';
import type { FeedRelease } from '../feeds/listFeedReleases.ts';
import type { Repository } from '../content/readRepository.ts';

/** Page that can be rendered. */
export interface SiteRoute {
  /** Pathname without the language prefix, such as `/versions`. */
  pathname: string;
  kind: SitePage['kind'];
  title: string;
  description: string;
  product?: Product;
  /** Date of the last change, if the git history has it. */
  lastUpdated?: string;
  /** Date of the last commit to a file directly in the product's folder, for generated pages. */
  generatedAt?: string | undefined;
  /** Path of the page's source file; undefined for generated pages. */
  file?: string;
  /** Anchors of the page that navigation entries may link to. */
  entryAnchors?: readonly string[];
  /** Names that search finds on the page, besides its title and headings. */
  names?: RouteNames;
  /** Renders the page with UI strings in a language; the page's text is English (PRD-4). */
  render: (language: Language) => Promise<RenderedRoute>;
}

/** Names and release properties of a page, for search, feeds and release filters. */
export interface RouteNames {
  demos?: readonly string[];
  /** Lists the name and the story id of each playground of the page. */
  readPlaygrounds?: () => readonly [string, string][];
  components?: readonly { api: ComponentApi; href: string }[];
  /** Name and URL of each hook or function. */
  hooks?: readonly [string, string][];
  /** Whether the page lists changes between releases. */
  isChange?: boolean;
  /** Versions of the releases that the page compares. */
  compares?: { from: string; to: string };
  /** Whether the page belongs to a release other than the documented one. */
  isOther?: boolean;
}

export interface RenderedRoute {
  page: SitePage;
  links: PageLinks;
  anchors: ReadonlySet<string>;
  /** Additional files of the page, such as images, Markdown and JSON, by their path in the site. */
  files: Readonly<Record<string, string | Buffer>>;
}

export interface SiteInput {
  productsDir: string;
  /** Receives errors in the content that authors wrote. */
  mistakes: Mistakes;
  server: SiteServer;
  assets: SiteAssets;
  workbenchUrl: string;
  env: SiteEnv;
  /** Git repository for links that edit pages; undefined when it is not configured. */
  repository?: Repository | undefined;
  /** Returns the test results of a story's demo. */
  evidenceFor: EvidenceFor;
  /** Results of the last test run, if the build has them. */
  tests?: Omit<TestSummary, 'demos'> | undefined;
  /** Skips API extraction and other releases, so that handwritten pages render sooner. */
  isDraft?: boolean;
  /** Called with a line for the terminal when an uncached extraction starts. */
  onExtracting?: (line: string) => void;
  /** Called with a line for the terminal when an extraction ends. */
  onExtracted?: (line: string) => void;
}

/** Product with the data that its pages share, and its APIs. */
export interface PublishedProduct {
  product: Product;
  data: Record<Language, SiteProduct>;
  /** Returns the components with the demos that use them; reads them once, on the first call. */
  readComponents: () => readonly ComponentApi[];
  /** Lists the props of a component that its playground tries. */
  listTriedProps: ListTriedProps;
  /** Hooks that pages document. */
  hooks: readonly HookApi[];
  /** Hooks and utilities that the packages declare. */
  functions: readonly HookApi[];
  /** All pages, grouped as in the navigation. */
  groups: readonly PageGroup[];
  /** Releases for the feed, newest first. */
  feed: readonly FeedRelease[];
}

/** Site with its products and a route per page. */
export interface Site {
  env: SiteEnv;
  products: PublishedProduct[];
  /** Releases with API pages but without guides, as separate products. */
  releases: PublishedProduct[];
  routes: SiteRoute[];
  /** Exports whose API could not be read, for the summary of the build. */
  problems: readonly ApiProblem[];
  /** Error codes that the site explains. */
  errors: readonly ErrorEntry[];
  /** Features that are off because of missing configuration, for the summary of the build. */
  notes: readonly string[];
}
