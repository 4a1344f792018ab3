import type * as React from 'react';
import type { EmotionCache } from '@emotion/cache';
import type { CodeLanguage } from '../code/code.constants.ts';
import type { StandaloneSetup } from '../internal/standalone.types.ts';
import type { CodeStyling, CodeVariant, DemoSettings } from '../settings/settings.types.ts';

export interface DemoProvidersProps {
  settings: DemoSettings;
  /** Emotion cache for the demo's styles, from `createDemoCache`. */
  cache: EmotionCache;
  children?: React.ReactNode;
}

/** Providers and theme that render the demos of a product with the given settings. */
export interface DemoProduct {
  DemoProviders: React.ComponentType<DemoProvidersProps>;
  /** Returns the CSS variables of the product's theme as a style sheet. */
  demoThemeCss: () => string;
}

/** File of a demo's source. */
export interface DemoFile {
  name: string;
  language: CodeLanguage;
  /** HTML of the file from `highlightCode`; its text content is the code. */
  html: string;
  /** Data URL of an image file, whose `html` describes the image. */
  dataUrl?: string;
}

/** Complete source of a demo in one variant and one styling. */
export interface DemoSource {
  variant: CodeVariant;
  styling: CodeStyling;
  /** The demo's module first, then its local imports. */
  files: readonly [DemoFile, ...DemoFile[]];
}

/** Published code of a demo, with the package versions to run it. */
export interface DemoCode {
  sources: readonly [DemoSource, ...DemoSource[]];
  /** Exact versions of the packages that the demo ran with, by name. */
  dependencies: Readonly<Record<string, string>>;
  /** Exact versions of the build tools of a standalone project, by name. */
  devDependencies: Readonly<Record<string, string>>;
  /** Setup of a standalone project, from the product. */
  standalone?: StandaloneSetup;
  /** Name of the product that the demo belongs to. */
  product: string;
  /** Name of the product's folder. */
  folder: string;
}
