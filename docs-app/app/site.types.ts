import type * as React from 'react';
import type {
  ComponentApi,
  Language,
  NavNode,
  PageData,
  PageLink,
  ProductData,
} from '@vitrine/ui/core';
import type { DemoSource } from '@vitrine/ui';

/** A page as it is published: `page.json`, and what the HTML is made from. */
export interface SitePage extends PageData {
  /** Address of the data of the page's product. */
  productUrl?: string;
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
  source: DemoSource;
  /** Key of the module among the server's demos. */
  moduleKey: string;
  /** Address of the module in the browser. */
  moduleUrl: string;
}

/** What an article is rendered with. */
export interface ArticleContext {
  language: Language;
  /** Folder of the product. */
  folder: string;
  /** Address of the product's providers in the browser. */
  providersUrl: string;
  workbenchUrl: string;
  demos: readonly ArticleDemo[];
  /** API pages of the components that the page is about. */
  apiLinks: readonly PageLink[];
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
}

export interface RenderedArticle {
  html: string;
  css: { ids: string[]; text: string };
}
