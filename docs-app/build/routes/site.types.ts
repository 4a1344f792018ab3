import type { ComponentApi, ErrorEntry, HookApi, Language } from '@vitrine/ui/core';
import type { SitePage, SiteProduct } from '../../model/page.types.ts';
import type { ApiProblem } from '../api/apiCache.ts';
import type { EvidenceFor } from '../evidence/createVerdicts.ts';
import type { SiteEnv } from '../shared/siteEnv.ts';
import type { SiteAssets, SiteServer } from '../shared/server.types.ts';
import type { PageLinks } from '../content/checkLinks.ts';
import type { Product } from '../content/content.types.ts';

/** A page that can be rendered: its address, and how. */
export interface SiteRoute {
  /** Path without a language. */
  pathname: string;
  kind: SitePage['kind'];
  title: string;
  description: string;
  product?: Product;
  /** Day of the last change, if the history knows it. */
  lastUpdated?: string;
  /** File that a reader may edit, if there is one. */
  file?: string;
  /** Anchors that may have entries of their own in the navigation. */
  entryAnchors?: readonly string[];
  /** The interface's texts are in the language; the page's own text is English (PRD-4). */
  render: (language: Language) => Promise<RenderedRoute>;
}

export interface RenderedRoute {
  page: SitePage;
  links: PageLinks;
  anchors: ReadonlySet<string>;
  /** Files for machines, by their path in the site. */
  files: Readonly<Record<string, string>>;
}

export interface SiteInput {
  productsDir: string;
  server: SiteServer;
  assets: SiteAssets;
  workbenchUrl: string;
  env: SiteEnv;
  /** Where the sources can be edited, if anywhere. */
  repository?: string;
  /** Tells what tests found of the demo of a story. */
  evidenceFor: EvidenceFor;
  /** Leaves out APIs and other releases: written pages are there at once. */
  isDraft?: boolean;
  /** Called with a line for people when an extraction that was not cached starts. */
  onExtracting?: (line: string) => void;
  /** Called with a line for people when an extraction ends. */
  onExtracted?: (line: string) => void;
}

/** A product, with what its pages share and what machines read of it. */
export interface PublishedProduct {
  product: Product;
  data: Record<Language, SiteProduct>;
  /** Reads what its demos use, once, when it is asked for. */
  readComponents: () => readonly ComponentApi[];
  /** The hooks that pages are about. */
  hooks: readonly HookApi[];
  /** The hooks and utilities that the packages declare. */
  functions: readonly HookApi[];
}

/** The whole site: its products, and a route per page. */
export interface Site {
  env: SiteEnv;
  products: PublishedProduct[];
  /** Releases that the site has nothing of but their API, as products of their own. */
  releases: PublishedProduct[];
  routes: SiteRoute[];
  /** Exports whose API could not be read, for the summary of the build. */
  problems: readonly ApiProblem[];
  /** Every error code that the site explains. */
  errors: readonly ErrorEntry[];
}
