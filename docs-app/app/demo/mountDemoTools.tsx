import * as React from 'react';
import { createRoot } from 'react-dom/client';
import {
  DemoToolbar,
  hasPreview,
  installDemoState,
  installEditedVerdict,
  linkToStory,
  SettingsProvider,
  useSettings,
  type DemoStore,
  type DemoToolbarProps,
} from '@vitrine/ui';
import { createDemoActions } from './demoActions.ts';
import { findModules } from './demoModules.ts';
import { demoStoreOf } from '../shared/demoStores.ts';
import { installFramedDemo } from './installFramedDemo.ts';
import { installDemoEditing } from './installDemoEditing.ts';
import type { IslandContext } from '../shared/IslandContext.ts';
import { site } from '../../model/site.config.ts';
import { IslandProviders } from '../shared/IslandProviders.tsx';

/** Mounts the toolbar of a demo; returns the cleanup. */
export function mountDemoTools(demo: HTMLElement, context: IslandContext): () => void {
  const bar = demo.querySelector('[data-demo-bar]');
  const stage = demo.querySelector<HTMLElement>('[data-demo-stage]');
  if (!bar || !stage) return () => {};
  const store = demoStoreOf(demo);
  const uninstalls = [
    installDemoState(demo, store),
    installFramedDemo(stage, store),
    installDemoEditing(demo, store, context),
    installEditedVerdict(demo, store, context.translate('verdict.edited')),
  ];
  const { activeElement } = document;
  const hadFocus = activeElement?.matches('summary, a') && bar.contains(activeElement);
  const host = document.createElement('div');
  host.dataset.demoTools = '';
  bar.prepend(host);
  const root = createRoot(host);
  const stylings = findModules(stage, context.demos).map(({ styling }) => styling);
  root.render(
    <IslandProviders translate={context.translate} language={context.language}>
      <SettingsProvider store={context.settings}>
        <Tools
          store={store}
          code={context.code}
          name={demo.dataset.demo ?? ''}
          stylings={stylings}
          isPreviewed={hasPreview(demo.querySelector('[data-demo-files]')?.innerHTML ?? '')}
          storyId={demo.dataset.story ?? ''}
          sourceUrl={demo.dataset.source}
          // Restore the focus, because the toolbar has replaced the plain control that had it.
          onMount={() => hadFocus && host.querySelector('button')?.focus()}
          {...createDemoActions(demo, {
            store,
            code: context.code,
            stylings,
            startLabel: context.translate('demo.start'),
          })}
        />
      </SettingsProvider>
    </IslandProviders>,
  );
  return () => {
    for (const uninstall of uninstalls) uninstall();
    root.unmount();
    host.remove();
  };
}

interface ToolsProps extends Omit<
  DemoToolbarProps,
  'state' | 'choices' | 'page' | 'storyUrl' | 'isEditable' | 'onChange' | 'onChoose'
> {
  store: DemoStore;
  code: IslandContext['code'];
  storyId: string;
  onMount: () => void;
}

function Tools({ store, code, storyId, onMount, ...toolbarProps }: ToolsProps) {
  const mounted = React.useEffectEvent(onMount);
  React.useLayoutEffect(() => void mounted(), []);
  const state = React.useSyncExternalStore(store.subscribe, store.get);
  const choices = React.useSyncExternalStore(code.subscribe, code.get);
  const { paletteMode: mode, direction } = useSettings();
  const story = { workbenchUrl: site.workbenchUrl, storyId };
  const resolved = { ...state, mode: state.mode ?? mode, direction: state.direction ?? direction };
  return (
    <DemoToolbar
      {...toolbarProps}
      state={state}
      choices={choices}
      page={{ mode, direction }}
      storyUrl={linkToStory(story, { ...choices, state: resolved })}
      isEditable
      onChange={store.change}
      onChoose={code.choose}
    />
  );
}
