import type * as React from 'react';
import { renderToString } from 'react-dom/server';
import { DemoErrorBoundary, renderVariants, type DemoMarkup, type DemoSettings } from '@vitrine/ui';
import { cache, productOf } from './serverStyles.ts';
import type { ArticleDemo } from './site.types.ts';

const demoModules = import.meta.glob<{ default: React.ComponentType }>(
  '../products/*/pages/**/demos/*/system.tsx',
  {
    eager: true,
  },
);

interface DemoInput {
  /** Folder of the demo's product. */
  folder: string;
  /** Texts that the browser shows when the demo throws; no markup has them. */
  labels: React.ComponentProps<typeof DemoErrorBoundary>['labels'];
}

/** Markup of demos by their modules; it is the same in every language. */
const markups = new Map<string, DemoMarkup>();

/** Renders a demo, once for all pages and languages. */
export function renderDemoOnce(demo: ArticleDemo, input: DemoInput): DemoMarkup {
  const markup = markups.get(demo.moduleKey) ?? renderDemo(demo, input);
  markups.set(demo.moduleKey, markup);
  return markup;
}

/** Renders a demo as the browser will; one that throws leaves its place empty, and the page lives. */
function renderDemo({ moduleKey, name }: ArticleDemo, { folder, labels }: DemoInput): DemoMarkup {
  const Demo = demoModules[moduleKey]?.default;
  if (!Demo) throw new Error(`No module for the demo ${name}: ${moduleKey}`);
  const { DemoProviders } = productOf(folder);
  const render = (settings: DemoSettings) =>
    renderToString(
      <DemoErrorBoundary labels={labels}>
        <DemoProviders settings={settings} cache={cache}>
          <Demo />
        </DemoProviders>
      </DemoErrorBoundary>,
      { identifierPrefix: `${name}-` },
    );
  try {
    return renderVariants(render);
  } catch (error) {
    console.warn(
      `The demo ${name} (${moduleKey}) threw while it was prerendered: ${String(error)}`,
    );
    return { html: '', variants: {} };
  }
}
