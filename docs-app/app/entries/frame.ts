import { createCodeStore, createTranslator, DEFAULT_LANGUAGE } from '@vitrine/ui';
import { codePorts } from '../adapters/codePorts.ts';
import { followFrameState } from '../demo/followFrameState.ts';
import { loadDictionaries } from '../i18n/loadDictionaries.ts';
import { mountIsland } from '../islands/mountIsland.tsx';
import { demoStoreOf } from '../shared/demoStores.ts';
import { registerPrerenderedStyles } from '../styles/registerPrerenderedStyles.ts';
import { reportToPage } from '../updates/recoverModules.ts';
import type { PageDemos } from '../../model/page.types.ts';
import '../shared/vitrineWindow.ts';

/** Hydrates the framed demo in the iframe's document. */
async function start(): Promise<void> {
  const stage = document.querySelector<HTMLElement>('[data-demo-stage]');
  if (!stage) throw new Error('The frame has no stage.');
  reportToPage();
  registerPrerenderedStyles();
  const { settings } = window.__vitrine;
  const dictionaries = await loadDictionaries(DEFAULT_LANGUAGE);
  const store = demoStoreOf(stage);
  followFrameState(store, settings);
  window.__vitrine.demo = store;
  const context = {
    settings,
    code: createCodeStore(codePorts),
    translate: createTranslator({ language: DEFAULT_LANGUAGE, dictionaries, warn: console.warn }),
    language: DEFAULT_LANGUAGE,
    demos: JSON.parse(stage.dataset.modules ?? '{}') as PageDemos,
  };
  try {
    await mountIsland(stage, context);
  } catch {
    return; // A demo that fails to load stays as it was prerendered.
  }
  window.__vitrine.hydrated = true;
  // Notify the embedding page, which then applies the demo's state to this frame.
  window.frameElement?.dispatchEvent(new Event('ready'));
}

void start();
