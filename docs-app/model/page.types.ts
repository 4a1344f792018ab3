import type * as React from 'react';
import type {
  CodeStyling,
  ComponentApi,
  ComponentChange,
  ErrorEntry,
  Finding,
  HookApi,
  Language,
  NavNode,
  PageData,
  PageLink,
  ProductData,
  ReleaseInfo,
  Verdict,
} from '@vitrine/ui/core';
import type { AdSettings, DemoCode, ReleasePair } from '@vitrine/ui';

/** A page as it is published: `page.json`, and what the HTML is made from. */
export interface SitePage extends PageData {
  /** Address of the data of the page's product. */
  productUrl?: string;
  /** Names the build that it belongs to; there is none in development. */
  build?: string | undefined;
  /** The release that it is about, where that is not the documented one. */
  release?: string;
}

/** What the pages of one folder of products share. */
export interface SiteProduct {
  /** What readers see: the product first, then the products under the same prefix. */
  identities: [ProductData, ...ProductData[]];
  nav: NavNode[];
}

/** A demo as an article mounts it. */
export interface ArticleDemo {
  name: string;
  storyId: string;
  /** Its code; the first source is shown at first. */
  code: DemoCode;
  /** Address of the code in the browser. */
  codeUrl: string;
  /** Where its folder can be read, if anywhere. */
  sourceUrl: string | undefined;
  /** What tests found of it; nothing where it was not tested in this build. */
  verdict: Verdict | undefined;
  findings: readonly Finding[];
  /** Key of the module among the server's demos. */
  moduleKey: string;
  /** The module of each styling; the first is prerendered. */
  modules: readonly [DemoModuleUrl, ...DemoModuleUrl[]];
}

/** Where the browser finds a demo in one styling. */
export interface DemoModuleUrl {
  styling: CodeStyling;
  url: string;
  /** Style sheets that it needs. */
  css: readonly string[];
}

/** What an article is rendered with. */
export interface ArticleContext {
  language: Language;
  /** Folder of the product. */
  folder: string;
  /** Address of the product's providers in the browser. */
  providersUrl: string;
  workbenchUrl: string;
  /** Every product of the site, for the page of versions. */
  products: readonly ProductData[];
  demos: readonly ArticleDemo[];
  /** API pages of the components that the page is about. */
  apiLinks: readonly PageLink[];
  /** Where the API of the hooks stands that the page is about. */
  hookLinks: readonly PageLink[];
  /** Codes that the page explains. */
  errorCodes: readonly ErrorEntry[];
  /** Its sponsor block, unless the page has none. */
  ad?: ArticleAd | undefined;
}

/** The sponsor block of a page. */
export interface ArticleAd {
  pathname: string;
  settings: AdSettings;
}

/** A documentation page's article before it is rendered. */
export interface DocArticle {
  Content: React.ComponentType<{ components: Record<string, unknown> }>;
  context: ArticleContext;
}

/** An API page's article before it is rendered. */
export interface ApiArticleData {
  language: Language;
  api: ComponentApi;
  importHtml: string;
  demoLinks: readonly PageLink[];
  /** Addresses of the pages whose demos show its parts. */
  partPages: readonly string[];
  ad?: ArticleAd | undefined;
  /** Given for a release that is not the documented one. */
  release?: ReleaseInfo | undefined;
}

/** The article of a page's API tab before it is rendered. */
export interface ApiTabData {
  language: Language;
  components: readonly { api: ComponentApi; importHtml: string }[];
  hooks: readonly { hook: HookApi; importHtml: string }[];
  /** Addresses of the pages whose demos show the parts of the components. */
  partPages: readonly string[];
  ad: ArticleAd;
}

/** The article of a page of changes before it is rendered. */
export interface ChangesData {
  language: Language;
  pathname: string;
  pairs: readonly ReleasePair[];
  /** What differs, on a page that compares two releases. */
  changes: readonly ComponentChange[] | undefined;
}

/** The article of a page that leads to the API of a release. */
export interface ReleaseData {
  language: Language;
  release: ReleaseInfo;
  changesHref: string;
  links: readonly PageLink[];
}

export interface RenderedArticle {
  html: string;
  css: { ids: string[]; text: string };
}
