import * as React from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import {
  createDemoCache,
  DemoErrorBoundary,
  SettingsProvider,
  showDemoVariants,
  useTranslate,
  I18nProvider,
  type DemoProduct,
  type Language,
  type SettingsStore,
  type Translate,
} from '@vitrine/ui';
import { useDemoSettings } from './useDemoSettings.ts';

interface DemoModule {
  default: React.ComponentType;
}

interface IslandContext {
  settings: SettingsStore;
  translate: Translate;
  language: Language;
}

const NEAR_VIEWPORT = '400px';

/** One for all demos: what the page was prerendered with is taken over once. */
const cache = createDemoCache();

/** Brings the demos of an article to life as they come near the window; returns the clean-up. */
export function mountIslands(
  article: HTMLElement,
  context: IslandContext,
): { ready: Promise<void>; unmount: () => void } {
  showDemoVariants(article, context.settings.get());
  const stages = [...article.querySelectorAll<HTMLElement>('[data-demo-stage][data-module]')];
  const roots = new Map<Element, Promise<Root | undefined>>();
  let ready = (): void => {};
  const firstSeen = new Promise<void>((resolve) => (ready = resolve));
  const observer = new IntersectionObserver(
    (entries) => {
      const near = entries.filter(
        ({ isIntersecting, target }) => isIntersecting && !roots.has(target),
      );
      for (const { target } of near) {
        observer.unobserve(target);
        roots.set(target, mountIsland(target as HTMLElement, context));
      }
      void Promise.all(near.map(({ target }) => roots.get(target))).then(ready);
    },
    { rootMargin: NEAR_VIEWPORT },
  );
  for (const stage of stages) observer.observe(stage);
  if (stages.length === 0) ready();
  return {
    ready: firstSeen,
    unmount() {
      observer.disconnect();
      // React may not unmount a root while it renders another.
      for (const root of roots.values()) void root.then((mounted) => mounted?.unmount());
    },
  };
}

async function mountIsland(stage: HTMLElement, context: IslandContext): Promise<Root | undefined> {
  const { module = '', providers = '' } = stage.dataset;
  const [{ default: Demo }, product] = await Promise.all([
    import(/* @vite-ignore */ module) as Promise<DemoModule>,
    import(/* @vite-ignore */ providers) as Promise<DemoProduct>,
  ]);
  if (!stage.isConnected) return undefined;
  applyThemeCss(providers, product);
  const name = stage.closest<HTMLElement>('[data-demo]')?.dataset.demo ?? '';
  return new Promise((resolve) => {
    const onLive = () => {
      stage.dataset.live = '';
      replayClicks(stage);
      resolve(root);
    };
    const island = (
      <Island context={context} product={product} onLive={onLive}>
        <Demo />
      </Island>
    );
    const options = { identifierPrefix: `${name}-` };
    const root: Root = stage.hasChildNodes()
      ? hydrateRoot(stage, island, options)
      : createRoot(stage, options);
    if (!stage.hasChildNodes()) root.render(island);
  });
}

/** Adds the variables of a product's theme that the page was prerendered without: what a demo opens may use them. */
function applyThemeCss(id: string, { demoThemeCss }: DemoProduct): void {
  if (document.querySelector(`style[data-theme="${id}"]`)) return;
  const style = document.createElement('style');
  style.dataset.theme = id;
  style.textContent = demoThemeCss();
  document.head.append(style);
}

/** Does again the clicks that came before the demo was alive. */
function replayClicks(stage: HTMLElement): void {
  const { pending } = window.__vitrine;
  for (const target of pending.filter((element) => stage.contains(element))) {
    pending.splice(pending.indexOf(target), 1);
    target.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, view: window }),
    );
  }
}

interface IslandProps {
  context: IslandContext;
  product: DemoProduct;
  onLive: () => void;
  children: React.ReactNode;
}

function Island({ context, product, onLive, children }: IslandProps) {
  React.useEffect(onLive, [onLive]);
  return (
    <SettingsProvider store={context.settings}>
      <I18nProvider translate={context.translate} language={context.language}>
        <IslandStage product={product}>{children}</IslandStage>
      </I18nProvider>
    </SettingsProvider>
  );
}

function IslandStage({
  product: { DemoProviders },
  children,
}: Pick<IslandProps, 'product' | 'children'>) {
  const settings = useDemoSettings();
  const translate = useTranslate();
  const labels = { crashed: translate('demo.crashed'), reset: translate('demo.reset') };
  return (
    <DemoErrorBoundary labels={labels}>
      <DemoProviders settings={settings} cache={cache}>
        {children}
      </DemoProviders>
    </DemoErrorBoundary>
  );
}
