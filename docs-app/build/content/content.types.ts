import type { CodeStyling, NavNode, ProductData } from '@vitrine/ui/core';
import type { ProductDefinition } from '@vitrine/ui/authoring';

/** A product as its folder describes it. */
export interface Product extends Omit<ProductDefinition, 'members'> {
  dir: string;
  /** Name of the folder. */
  folder: string;
  /** Path under which its pages stand; empty at the root of the site. */
  prefix: string;
  nav: NavNode[];
  /** What readers see of it: the product itself first, then its members. */
  identities: [ProductData, ...ProductData[]];
}

export interface FrontMatter {
  title: string;
  description: string;
  /** Exports whose API pages belong to the page. */
  components: string[];
  /** Hooks whose API belongs to the page. */
  hooks: string[];
  /** Whether the page has a sponsor block. */
  ads: boolean;
}

/** A page as its author wrote it. */
export interface PageSource {
  product: Product;
  pathname: string;
  file: string;
  frontMatter: FrontMatter;
  /** The file with its front matter blanked out, so that lines keep their numbers. */
  body: string;
}

/** A page that exports are documented on; one that is only planned has no file. */
export type ApiPage = Pick<PageSource, 'product' | 'pathname' | 'frontMatter'> & {
  file?: string;
};

/** A file of a demo, under the name that readers see. */
export interface DemoFile {
  name: string;
  code: string;
}

/** A demo in one styling: its module, and every file of its own that it needs. */
export interface StylingSource {
  styling: CodeStyling;
  /** Where the module is. */
  file: string;
  /** The module first. */
  files: [DemoFile, ...DemoFile[]];
}

/** A demo of a page, and the story that tests it. */
export interface DemoSource {
  name: string;
  storyId: string;
  /** The styling that is shown at first, then the others that it has. */
  stylings: [StylingSource, ...StylingSource[]];
}

/** A link in an article, with the line it stands on. */
export interface ArticleLink {
  href: string;
  line: number;
}
