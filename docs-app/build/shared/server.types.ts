import type {
  ApiArticleData,
  ApiTabData,
  ChangesData,
  ReleaseData,
  DocArticle,
  RenderedArticle,
  SitePage,
  SiteProduct,
} from '../../model/page.types.ts';
import type { Language, ProductData } from '@vitrine/ui/core';
import type { EvaluateOptions } from '@mdx-js/mdx';

/** What the server bundle of the site exports (`app/entries/server.tsx`). */
export interface SiteServer {
  runtime: Pick<EvaluateOptions, 'Fragment' | 'jsx' | 'jsxs'>;
  baseCss: string;
  /** Gives a text of the interface. */
  translate: (language: Language, key: string) => string;
  translateNavTitle: (language: Language, title: string) => string | undefined;
  renderDocArticle: (article: DocArticle) => RenderedArticle;
  renderApiArticle: (article: ApiArticleData) => RenderedArticle;
  renderChangesArticle: (article: ChangesData) => RenderedArticle;
  renderReleaseArticle: (article: ReleaseData) => RenderedArticle;
  renderApiTabArticle: (article: ApiTabData) => RenderedArticle;
  renderBody: (parts: {
    folder?: string | undefined;
    page: SitePage;
    current?: SiteProduct;
    products: readonly ProductData[];
  }) => RenderedArticle;
}

/** Build of a document, which the service worker compares with its own. */
export interface BuildMarks {
  /** Names the build. */
  version: string;
  /** Host that the service worker is for. */
  host?: string | undefined;
}

/** Where the browser finds what a page loads. */
export interface SiteAssets {
  /** The first script, ready to stand in the page. */
  bootstrap: string;
  /** The application's main module, after those that it needs. */
  modules: readonly string[];
  /** What speaks with the world outside. */
  thirdParty: string;
  /** What documents say about their build; in development they belong to none. */
  marks?: BuildMarks;
  /** Address of a module by its file. */
  urlOf: (file: string) => string;
  /** Addresses of the style sheets that a demo's module needs. */
  cssOf: (file: string) => readonly string[];
  /** Address of the data that the pages of a folder of products share. */
  productUrl: (folder: string, language: Language) => string;
}
