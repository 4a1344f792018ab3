import { evaluate, type EvaluateOptions } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import type { ComponentType } from 'react';
import { DocsError, type PageHeading } from '@vitrine/ui/core';
import type { ArticleCode } from './collectCode.ts';
import type { ArticleLink, PageSource } from './content.types.ts';
import { evaluateExpressions } from './evaluateExpressions.ts';
import { strictMistakes, type Report } from '../shared/mistakes.ts';
import { articlePlaceOf, remarkArticle } from './remarkArticle.ts';
import { remarkImages } from './remarkImages.ts';

type Runtime = Pick<EvaluateOptions, 'Fragment' | 'jsx' | 'jsxs'>;

/** Compiled article with its headings, anchors and links. */
export interface CompiledArticle {
  Content: ComponentType<{ components: Record<string, unknown> }>;
  headings: PageHeading[];
  /** Ids of all anchors of the article. */
  anchors: Set<string>;
  links: ArticleLink[];
  /** Names of the demos that the article shows in iframes. */
  frames: Set<string>;
  /** Paths of the images, relative to the folder of the page. */
  images: Set<string>;
  /** Names and code of the article, for the check of names. */
  code: ArticleCode;
}

interface CompileOptions {
  /** Names of the demos of the page. */
  demos: readonly string[];
  /** Ids of the sections that the build adds to the article. */
  sections?: readonly string[];
  runtime: Runtime;
  /** Whether to render the element `PageAd` after the first section. @default false */
  hasAd?: boolean;
  /** Returns the URL of an image; `path` is relative to the folder of the page. */
  imageUrl?: (path: string) => string;
  report?: Report;
}

/** Compiles a page's MDX; errors name the product, the file and the line. */
export async function compileArticle(
  page: PageSource,
  {
    demos,
    sections = [],
    runtime,
    hasAd = false,
    imageUrl = (path) => path,
    report = strictMistakes.report,
  }: CompileOptions,
): Promise<CompiledArticle> {
  const findings = {
    headings: [] as PageHeading[],
    anchors: new Set<string>([...demos, ...sections]),
    links: [] as ArticleLink[],
    images: new Set<string>(),
    frames: new Set<string>(),
    code: { names: [], fences: [] } as ArticleCode,
  };
  const context = {
    ...{ page, demos, hasAd, imageUrl, report },
    found: findings,
    evaluate: () => evaluateExpressions(page.body, runtime),
  };
  try {
    const { default: Content } = await evaluate(
      { value: page.body, path: page.file },
      { ...runtime, remarkPlugins: [remarkGfm, [remarkArticle, context], [remarkImages, context]] },
    );
    return { Content: Content as unknown as CompiledArticle['Content'], ...findings };
  } catch (error) {
    throw error instanceof DocsError ? error : syntaxError(page, error);
  }
}

function syntaxError(page: PageSource, error: unknown): DocsError {
  const { reason, line } = error as { reason?: string; line?: number };
  const problem = reason ?? String(error);
  return new DocsError('content/mdx-syntax', { problem }, articlePlaceOf(page, line));
}
