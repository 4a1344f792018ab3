import { renderToString } from 'react-dom/server';
import { demos } from 'virtual:product-modules';
import { DemoErrorBoundary, renderVariants, type DemoMarkup, type DemoSettings } from '@vitrine/ui';
import { cache, isolateGlobals, productOf } from '../styles/serverStyles.ts';
import type { ArticleDemo } from '../../model/page.types.ts';

/** Empty labels, because the error boundary renders its labels only in the browser. */
const NO_LABELS = { crashed: '', reset: '' };

/** Prerendered HTML of demos by module key. All languages share it: it has no translated text. */
const markups = new Map<string, DemoMarkup>();

type DemoModule = Pick<ArticleDemo, 'moduleKey' | 'name'>;

/** Renders a demo of a product's folder once for all languages. */
export function renderDemoOnce(demo: DemoModule, folder: string): DemoMarkup {
  const markup = markups.get(demo.moduleKey) ?? renderDemo(demo, folder);
  markups.set(demo.moduleKey, markup);
  return markup;
}

/** Renders a demo as the browser does. Warns and returns empty HTML when the demo throws. */
function renderDemo({ moduleKey, name }: DemoModule, folder: string): DemoMarkup {
  const Demo = demos[moduleKey]?.default;
  if (!Demo) throw new Error(`The demo ${name} has no module ${moduleKey}.`);
  const { DemoProviders } = productOf(folder);
  const render = (settings: DemoSettings) =>
    renderToString(
      <DemoErrorBoundary labels={NO_LABELS}>
        <DemoProviders settings={settings} cache={cache}>
          <Demo />
        </DemoProviders>
      </DemoErrorBoundary>,
      { identifierPrefix: `${name}-` },
    );
  try {
    return isolateGlobals(() => renderVariants(render));
  } catch (error) {
    console.warn(`Prerendering the demo ${name} (${moduleKey}) failed: ${String(error)}`);
    return { html: '', variants: {} };
  }
}
