import type * as React from 'react';
import type { EmotionCache } from '@emotion/cache';
import type { CodeLanguage } from '../code/code.constants.ts';
import type { CodeStyling, CodeVariant, DemoSettings } from '../settings/settings.types.ts';

export interface DemoProvidersProps {
  settings: DemoSettings;
  /** Where the demo's styles go, from `createDemoCache`. */
  cache: EmotionCache;
  children?: React.ReactNode;
}

/** What a product supplies so that its demos can be shown anywhere: a theme made from plain settings. */
export interface DemoProduct {
  DemoProviders: React.ComponentType<DemoProvidersProps>;
  /** Writes the variables of the product's theme as a style sheet. */
  demoThemeCss: () => string;
}

/** A file of a demo's source. */
export interface DemoFile {
  name: string;
  language: CodeLanguage;
  /** The file as HTML, from `highlightCode`; its text is the file. */
  html: string;
}

/** A demo's whole source in one variant and one styling. */
export interface DemoSource {
  variant: CodeVariant;
  styling: CodeStyling;
  /** The module first, then what it imports of its own. */
  files: readonly [DemoFile, ...DemoFile[]];
}

/** What is published about a demo's code. */
export interface DemoCode {
  sources: readonly [DemoSource, ...DemoSource[]];
  /** Exact versions of the packages that it ran with, by name. */
  dependencies: Readonly<Record<string, string>>;
  /** Exact versions of the tools that a project of its own is built with. */
  devDependencies: Readonly<Record<string, string>>;
  /** Name of the product that it belongs to, and of its folder. */
  product: string;
  folder: string;
}
