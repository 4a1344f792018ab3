import type { CodeStyling, InsteadLink, NavNode, ProductData } from '@vitrine/ui/core';
import type { ProductDefinition } from '@vitrine/ui/authoring';

/** Product, as read from its folder. */
export interface Product extends Omit<ProductDefinition, 'members'> {
  dir: string;
  /** Name of the folder. */
  folder: string;
  /** Pathname prefix of its pages; empty at the root of the site. */
  prefix: string;
  nav: NavNode[];
  /** Products that readers see: the product itself first, then its members. */
  identities: [ProductData, ...ProductData[]];
}

export interface FrontMatter {
  title: string;
  description: string;
  /** Names of the components that the page documents. */
  components: string[];
  /** Names of the hooks that the page documents. */
  hooks: string[];
  /** Types that the page explains, such as `GridColDef#columns`; types of props link to it. */
  types: string[];
  /** Sentences about when to use the components of the page. */
  useWhen: string[];
  /** Sentences about when not to use these components. */
  avoidWhen: string[];
  /** Links to alternatives, each with the case in which to use it. */
  instead: InsteadLink[];
  /** Names in inline code that no file of the product's packages contains. */
  otherNames: string[];
  /** Whether the page has a sponsor block. */
  ads: boolean;
}

/** Page as its author wrote it. */
export interface PageSource {
  product: Product;
  pathname: string;
  file: string;
  frontMatter: FrontMatter;
  /** The file with its front matter blanked out, so that lines keep their numbers. */
  body: string;
}

/** Page that documents exports; a planned page has no file. */
export type ApiPage = Pick<PageSource, 'product' | 'pathname' | 'frontMatter'> & {
  file?: string;
};

/** File of a demo, with the name that readers see. */
export interface DemoFile {
  name: string;
  /** Text of the file; for an image, its name, type and size. */
  code: string;
  /** Content of an image as a data URL; undefined for text files. */
  dataUrl?: string;
}

/** Demo in one styling, such as Tailwind: its module and the demo files that it imports. */
export interface StylingSource {
  styling: CodeStyling;
  /** Path of the module. */
  file: string;
  /** Files that readers see; the module is first. */
  files: [DemoFile, ...DemoFile[]];
}

/** Demo of a page, and the story that tests it. */
export interface DemoSource {
  name: string;
  storyId: string;
  /** Stylings of the demo; the first one is shown initially. */
  stylings: [StylingSource, ...StylingSource[]];
}

/** Link in an article, with its line number. */
export interface ArticleLink {
  href: string;
  line: number;
}
