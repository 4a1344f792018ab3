import {
  pickDemoSource,
  type DemoState,
  type DemoStore,
  type EditedDemo,
  type PaintedSettings,
} from '@vitrine/ui';
import { listEdits, readSource } from './demoSource.ts';
import type { IslandContext } from '../shared/IslandContext.ts';
import { loadDemoCode } from '../data/loadPage.ts';

interface Editing {
  edited: EditedDemo;
  unmount: () => void;
}

/** Mounts the editor of an edited demo. Another code language or styling discards the edits. */
export function installDemoEditing(
  demo: HTMLElement,
  store: DemoStore,
  context: IslandContext,
): () => void {
  let editing: Promise<Editing | undefined> | undefined;
  let { run } = store.get();
  const choice = () => JSON.stringify(context.code.get());
  let chosen = choice();
  const stop = () => {
    void editing?.then((mounted) => mounted?.unmount());
    editing = undefined;
  };
  const begin = () => {
    const begun = startEditing(demo, store, context).catch(() => undefined);
    editing = begun;
    void begun.then((mounted) => {
      // The editor failed to load; turn editing off, so that the user may try again.
      if (!mounted && editing === begun) store.change({ isEdited: false });
    });
  };
  const follow = () => {
    const { isEdited, run: current } = store.get();
    if (isEdited !== (editing !== undefined)) (isEdited ? begin : stop)();
    else if (current !== run) void editing?.then((mounted) => mounted?.edited.reset());
    run = current;
  };
  const followChoice = () => {
    if (choice() === chosen) return;
    chosen = choice();
    store.change({ edits: undefined });
    if (!editing) return;
    stop();
    begin();
  };
  const unsubscribes = [store.subscribe(follow), context.code.subscribe(followChoice)];
  follow();
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
    stop();
  };
}

async function startEditing(
  demo: HTMLElement,
  store: DemoStore,
  context: IslandContext,
): Promise<Editing | undefined> {
  const stage = demo.querySelector<HTMLElement>('[data-demo-stage]');
  const panel = demo.querySelector<HTMLElement>('[data-demo-files]');
  const [published, { mountDemoEditor }] = await Promise.all([
    loadDemoCode(demo.dataset.code ?? ''),
    import('./mountDemoEditor.tsx'),
  ]);
  if (!stage || !panel || !store.get().isEdited) return undefined;
  const files = readSource(published, context.code);
  const { edited, unmount } = await mountDemoEditor({
    stage,
    panel,
    files,
    styling: pickDemoSource(published.sources, context.code.get()).styling,
    folder: published.folder,
    settings: createOwnSettings(store, context),
    translate: context.translate,
    language: context.language,
  });
  for (const [name, code] of Object.entries(store.get().edits ?? {})) edited.edit(name, code);
  let { files: lastFiles } = edited.get();
  const unsubscribe = edited.subscribe(() => {
    const { files: current } = edited.get();
    if (current === lastFiles) return;
    lastFiles = current;
    store.change({ edits: listEdits(current, files) });
  });
  return {
    edited,
    unmount() {
      unsubscribe();
      unmount();
    },
  };
}

/** Merges the user's settings with the mode and the direction of this demo. */
function createOwnSettings(store: DemoStore, { settings }: IslandContext) {
  let from: [PaintedSettings, DemoState['mode'], DemoState['direction']] | undefined;
  let joined: PaintedSettings = settings.get();
  return {
    get() {
      const current = settings.get();
      const { mode, direction } = store.get();
      if (from?.[0] !== current || from[1] !== mode || from[2] !== direction) {
        from = [current, mode, direction];
        joined = {
          ...current,
          paletteMode: mode ?? current.paletteMode,
          direction: direction ?? current.direction,
        };
      }
      return joined;
    },
    subscribe(listener: () => void) {
      const unsubscribes = [settings.subscribe(listener), store.subscribe(listener)];
      return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
    },
  };
}
