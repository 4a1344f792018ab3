import * as React from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import {
  createDemoCache,
  DemoErrorBoundary,
  SettingsProvider,
  useTranslate,
  I18nProvider,
  type CodeStore,
  type DemoProduct,
  type DemoSettings,
  type DemoState,
  type DemoStore,
} from '@vitrine/ui';
import { addStyleSheet } from '../styles/addStyleSheet.ts';
import { findModules, loadModule, pickModule, type Modules } from '../demo/demoModules.ts';
import { demoStoreOf } from '../shared/demoStores.ts';
import { isTranslated, reportMismatch } from '../shared/followTranslation.ts';
import { replayClicks } from '../shared/replayClicks.ts';
import { importModule } from '../updates/recoverModules.ts';
import type { DemoModuleUrl } from '../../model/page.types.ts';
import { useDemoSettings } from '../demo/useDemoSettings.ts';
import type { IslandContext } from '../shared/IslandContext.ts';

/** Emotion cache that all demos share, so that prerendered styles are adopted once. */
const cache = createDemoCache();

/** Mounts a demo in its stage. Resolves with undefined when the stage was removed meanwhile. */
export async function mountIsland(
  stage: HTMLElement,
  context: IslandContext,
): Promise<Root | undefined> {
  const { providers = '' } = stage.dataset;
  const modules = findModules(stage, context.demos);
  const module = pickModule(modules, context.code.get().codeStyling);
  const loading = Promise.all([loadModule(module), importModule<DemoProduct>(providers)]);
  // Without its modules, the demo stays as prerendered, and its links and checkboxes react.
  loading.catch(() => (stage.dataset.static = ''));
  const [Demo, product] = await loading;
  if (!stage.isConnected) return undefined;
  applyThemeCss(providers, product);
  const name = stage.closest<HTMLElement>('[data-demo]')?.dataset.demo ?? '';
  return new Promise((resolve) => {
    const onLive = () => {
      replayClicks(stage);
      resolve(root);
    };
    const island = (
      <Island context={context} product={product} demo={demoStoreOf(stage)} onLive={onLive}>
        <StyledDemo modules={modules} first={{ module, Demo }} code={context.code} />
      </Island>
    );
    const options = { identifierPrefix: `${name}-`, onRecoverableError: reportMismatch };
    // Hydrate only the first module, because modules of other stylings were not prerendered.
    const isPrerendered = stage.hasChildNodes() && module === modules[0] && !isTranslated(stage);
    const root: Root = isPrerendered
      ? hydrateRoot(stage, island, options)
      : createRoot(stage, options);
    if (!isPrerendered) root.render(island);
  });
}

interface LoadedModule {
  module: DemoModuleUrl;
  Demo: React.ComponentType;
}

interface StyledDemoProps {
  modules: Modules;
  first: LoadedModule;
  code: CodeStore;
}

/** Renders the chosen styling of a demo, or the previous one while the module loads (COD-3). */
function StyledDemo({ modules, first, code }: StyledDemoProps) {
  const { codeStyling } = React.useSyncExternalStore(code.subscribe, code.get, code.get);
  const [{ module, Demo }, setLoaded] = React.useState(first);
  const chosenModule = pickModule(modules, codeStyling);
  React.useEffect(() => {
    if (chosenModule === module) return undefined;
    let isCurrent = true;
    loadModule(chosenModule).then(
      (Loaded) => isCurrent && setLoaded({ module: chosenModule, Demo: Loaded }),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [chosenModule, module]);
  return <Demo key={module.url} />;
}

/** Adds all theme variables of a product, because popups may use variables that the page lacks. */
function applyThemeCss(id: string, { demoThemeCss }: DemoProduct): void {
  if (document.querySelector(`style[data-theme="${id}"]`)) return;
  addStyleSheet(demoThemeCss()).dataset.theme = id;
}

interface IslandProps {
  context: IslandContext;
  product: DemoProduct;
  demo: DemoStore;
  onLive: () => void;
  children: React.ReactNode;
}

function Island({ context, product, demo, onLive, children }: IslandProps) {
  React.useEffect(onLive, [onLive]);
  return (
    <SettingsProvider store={context.settings}>
      <I18nProvider translate={context.translate} language={context.language}>
        <IslandStage product={product} demo={demo}>
          {children}
        </IslandStage>
      </I18nProvider>
    </SettingsProvider>
  );
}

function IslandStage({
  product: { DemoProviders },
  demo,
  children,
}: Pick<IslandProps, 'product' | 'demo' | 'children'>) {
  // Select single values, because the whole state also changes while the user types.
  const direction = useDemoState(demo, (state) => state.direction);
  const run = useDemoState(demo, (state) => state.run);
  const settings = useOwnDirection(useDemoSettings(), direction);
  const translate = useTranslate();
  const labels = { crashed: translate('demo.crashed'), reset: translate('demo.reset') };
  return (
    <DemoErrorBoundary key={run} labels={labels}>
      <DemoProviders settings={settings} cache={cache}>
        {children}
      </DemoProviders>
    </DemoErrorBoundary>
  );
}

function useDemoState<Value>({ subscribe, get }: DemoStore, pick: (state: DemoState) => Value) {
  const read = () => pick(get());
  return React.useSyncExternalStore(subscribe, read, read);
}

/** Replaces the direction with the direction that the user chose for this demo. */
function useOwnDirection(settings: DemoSettings, direction: DemoState['direction']): DemoSettings {
  return React.useMemo(
    () => (direction ? { ...settings, direction } : settings),
    [settings, direction],
  );
}
