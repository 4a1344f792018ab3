import type * as React from 'react';
import type {
  CodeStyling,
  ComponentApi,
  ComponentChange,
  ComponentChoice,
  ErrorEntry,
  Finding,
  HookApi,
  InheritedProps,
  Language,
  NavNode,
  PageData,
  PageLink,
  ProductData,
  ReleaseInfo,
  TestSummary,
  Verdict,
} from '@vitrine/ui/core';
import type {
  AdSettings,
  DemoCode,
  IconSearchPlaceProps,
  LinkChange,
  PageIndexGroup,
  ReleasePair,
} from '@vitrine/ui';

/** Published page: the content of `page.json` and the data that its HTML is rendered from. */
export interface SitePage extends PageData {
  /** URLs of the style sheets of the page's demos and their library, in order. */
  sheets?: readonly string[];
  /** Whether the article has pictures, whose CSS is in a separate style sheet. */
  hasPictures?: boolean;
  /** Modules of the page's demos; undefined for a page without demos. */
  demos?: PageDemos;
  /** URL of the data of the page's product. */
  productUrl?: string;
  /** Origin of absolute URLs; undefined when the host is unknown. */
  origin?: string;
  /** Path prefix of the product, for links to its indexes; undefined for internal products. */
  root?: string;
  /** Build that the page belongs to; undefined in development. */
  build?: string | undefined;
  /** Pages about the same component in other libraries, titled with the names of the libraries. */
  alsoIn?: readonly PageLink[];
  /** Last test run, on the home page of a build with test results. */
  tests?: TestSummary;
  /** Release of the page; undefined for the documented release. */
  release?: string;
  /** Paths of this page in other releases, keyed by the path of the first page of the release. */
  releasePages?: Readonly<Record<string, string>>;
}

/** Data that the pages of one product folder share. */
export interface SiteProduct {
  /** The product, then the other products under the same prefix. */
  identities: [ProductData, ...ProductData[]];
  nav: NavNode[];
}

/** Demo of an article. */
export interface ArticleDemo {
  name: string;
  storyId: string;
  /** Code of the demo. The first source is visible initially. */
  code: DemoCode;
  /** URL from which the browser loads the code. */
  codeUrl: string;
  /** URL of the demo's folder in the public repository, if there is one. */
  sourceUrl: string | undefined;
  /** Verdict of the demo's tests; undefined when this build did not test the demo. */
  verdict: Verdict | undefined;
  findings: readonly Finding[];
  /** URL of the document that shows the demo in a frame; undefined for a demo without a frame. */
  frameUrl?: string;
  /** Key of the module in the server's demo modules. */
  moduleKey: string;
  /** Module of each styling; the first is prerendered. */
  modules: readonly [DemoModuleUrl, ...DemoModuleUrl[]];
}

/** Demo that a page shows in an iframe. */
export interface FramedDemo {
  demo: ArticleDemo;
  /** Folder of the product. */
  folder: string;
  /** URL from which the browser loads the product's providers. */
  providersUrl: string;
  /** URLs of the style sheets that the demo needs. */
  sheets: readonly string[];
}

/** Modules of demos by the name of the demo. The first module is prerendered. */
export type PageDemos = Readonly<Record<string, ArticleDemo['modules']>>;

/** URLs of a demo in one styling. */
export interface DemoModuleUrl {
  styling: CodeStyling;
  url: string;
  /** Style sheets that the module needs. */
  css: readonly string[];
}

/** Data that an article is rendered with. */
export interface ArticleContext {
  language: Language;
  /** Folder of the product. */
  folder: string;
  /** URL from which the browser loads the product's providers. */
  providersUrl: string;
  workbenchUrl: string;
  /** All products of the site, for the versions page. */
  products: readonly ProductData[];
  demos: readonly ArticleDemo[];
  /** API pages of the page's components. */
  apiLinks: readonly PageLink[];
  /** Links to the API of the page's hooks. */
  hookLinks: readonly PageLink[];
  /** Error codes that the page explains. */
  errorCodes: readonly ErrorEntry[];
  /** When to use the components of the page. */
  choice: ComponentChoice;
  /** Icons that the page searches. */
  icons?: IconSearchPlaceProps | undefined;
  /** Sponsor block of the page, if it has one. */
  ad?: ArticleAd | undefined;
}

/** Sponsor block of a page. */
export interface ArticleAd {
  pathname: string;
  settings: AdSettings;
}

/** Article of a documentation page before it is rendered. */
export interface DocArticle {
  Content: React.ComponentType<{ components: Record<string, unknown> }>;
  context: ArticleContext;
}

/** Article of an API page before it is rendered. */
export interface ApiArticleData {
  language: Language;
  api: ComponentApi;
  /** Inherited props, grouped by the component that declares them. */
  inherited: readonly InheritedProps[];
  /** Returns the URL of a change on the page that compares two releases. */
  linkChange: LinkChange;
  importHtml: string;
  demoLinks: readonly PageLink[];
  /** Pathnames of pages whose demos show the component's parts. */
  partPages: readonly string[];
  ad?: ArticleAd | undefined;
  /** Release of the page; undefined for the documented release. */
  release?: ReleaseInfo | undefined;
}

/** Article of a page's API tab before it is rendered. */
export interface ApiTabData {
  language: Language;
  components: readonly Pick<ApiArticleData, 'api' | 'inherited' | 'linkChange' | 'importHtml'>[];
  hooks: readonly { hook: HookApi; importHtml: string }[];
  /** Pathnames of pages whose demos show the components' parts. */
  partPages: readonly string[];
  ad: ArticleAd | undefined;
}

/** Article of a changes page before it is rendered. */
export interface ChangesData {
  language: Language;
  pathname: string;
  pairs: readonly ReleasePair[];
  /** Changes between two releases, on a page that compares them. */
  changes: readonly ComponentChange[] | undefined;
}

/** Component page, with the candidate demos for its picture, in order. */
export interface GalleryPage extends PageLink {
  demos: readonly (Pick<ArticleDemo, 'name' | 'moduleKey'> & { css: readonly string[] })[];
}

/** Article of the component gallery before it is rendered. */
export interface GalleryData {
  language: Language;
  /** Folder of the product. */
  folder: string;
  /** URL of the style sheet of the pictures. */
  cssUrl: string;
  groups: readonly {
    id: string;
    title: string;
    translated: boolean;
    pages: readonly GalleryPage[];
  }[];
}

/** Article of the page that lists all pages of a product, before it is rendered. */
export interface AllPagesData {
  language: Language;
  groups: readonly PageIndexGroup[];
}

/** Article of a page that links to the API of a release, before it is rendered. */
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

/** Rendered component gallery. `css` excludes the CSS of the pictures. */
export interface RenderedGallery extends RenderedArticle {
  pictureCss: string;
  /** URLs of the style sheets of the pictures' library. */
  sheets: readonly string[];
}
