import type {
  AllPagesData,
  ApiArticleData,
  ApiTabData,
  ChangesData,
  GalleryData,
  ReleaseData,
  DocArticle,
  FramedDemo,
  RenderedArticle,
  RenderedGallery,
  SitePage,
  SiteProduct,
} from '../../model/page.types.ts';
import type { Language, ProductData } from '@vitrine/ui/core';
import type { EvaluateOptions } from '@mdx-js/mdx';

/** Exports of the server bundle (`app/entries/server.tsx`). */
export interface SiteServer {
  runtime: Pick<EvaluateOptions, 'Fragment' | 'jsx' | 'jsxs'>;
  baseCss: string;
  /** Returns a UI string. */
  translate: (language: Language, key: string) => string;
  translateNavTitle: (language: Language, title: string) => string | undefined;
  renderDocArticle: (article: DocArticle) => RenderedArticle;
  /** Renders the body of the document of a framed demo. */
  renderDemoFrame: (demo: FramedDemo) => RenderedArticle;
  renderApiArticle: (article: ApiArticleData) => RenderedArticle;
  renderChangesArticle: (article: ChangesData) => RenderedArticle;
  renderGalleryArticle: (article: GalleryData) => RenderedGallery;
  renderAllPagesArticle: (article: AllPagesData) => RenderedArticle;
  renderReleaseArticle: (article: ReleaseData) => RenderedArticle;
  renderApiTabArticle: (article: ApiTabData) => RenderedArticle;
  renderBody: (parts: {
    folder?: string | undefined;
    page: SitePage;
    current?: SiteProduct;
    products: readonly ProductData[];
  }) => RenderedArticle;
}

/** Build that a document belongs to; the service worker compares it with its own build. */
export interface BuildMarks {
  /** Name of the build, from `nameBuild`. */
  version: string;
  /** Host on which the service worker is registered. */
  host?: string | undefined;
}

/** URLs of the files that pages load, and the inlined script. */
export interface SiteAssets {
  /** Code of the bootstrap script, which is inlined in every page. */
  bootstrap: string;
  /** URLs of the search and client entries, each preceded by its imports. */
  modules: readonly string[];
  /** URLs of the modules of framed demos, like `modules`. */
  frameModules: readonly string[];
  /** URL of the module for ads and analytics. */
  thirdParty: string;
  /** Version and host of the build, for `data-*` attributes of documents. Not in development. */
  marks?: BuildMarks;
  /** Returns the URL of a module by its file. */
  urlOf: (file: string) => string;
  /** Returns the URLs of the style sheets that a demo's module needs. */
  cssOf: (file: string) => readonly string[];
  /** Returns the URL of the data that the pages of a product folder share. */
  productUrl: (folder: string, language: Language) => string;
}
