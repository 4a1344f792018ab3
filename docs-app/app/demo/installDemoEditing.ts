import {
  nameDraft,
  parseDraft,
  pickDemoSource,
  type DemoDraft,
  type DemoState,
  type DemoStore,
  type EditedDemo,
  type PaintedSettings,
} from '@vitrine/ui';
import { removeFromTab, tabStorage } from '../adapters/browserStorage.ts';
import { listEdits, readSource } from './demoSource.ts';
import type { IslandContext } from '../shared/IslandContext.ts';
import { loadDemoCode } from '../data/loadPage.ts';

interface Editing {
  edited: EditedDemo;
  unmount: () => void;
}

/**
 * Mounts the editor of a demo while the user edits the demo; returns the cleanup.
 * Each code language and styling has a separate draft, which lasts until the tab is closed.
 */
export function installDemoEditing(
  demo: HTMLElement,
  store: DemoStore,
  context: IslandContext,
): () => void {
  const draft = createDraftStore(demo, context);
  const editor = createEditor(demo, store, context);
  let { run } = store.get();
  const follow = () => {
    const { isEdited, edits, run: current } = store.get();
    const isReset = current !== run;
    run = current;
    draft.write(edits && { isEdited, edits });
    if (isEdited !== editor.isStarted()) (isEdited ? editor.start : editor.stop)();
    else if (isReset) editor.reset();
  };
  const followChoice = () => {
    if (!draft.changeChoice()) return;
    store.change({ edits: draft.read()?.edits });
    if (!editor.isStarted()) return;
    editor.stop();
    editor.start();
  };
  const stored = store.get().edits ? undefined : draft.read();
  if (stored) store.change({ ...stored, isOpen: stored.isEdited });
  const unsubscribes = [store.subscribe(follow), context.code.subscribe(followChoice)];
  follow();
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
    editor.stop();
  };
}

/** Creates the functions that start, stop and reset the editor of a demo. */
function createEditor(demo: HTMLElement, store: DemoStore, context: IslandContext) {
  let editing: Promise<Editing | undefined> | undefined;
  /** Resolves after the last `unmount`, which shows the read-only code. */
  let unmounted: Promise<void> = Promise.resolve();
  const start = () => {
    const isCurrent = () => editing === started;
    const started = unmounted
      .then(() => startEditing({ demo, store, context, isCurrent }))
      .catch(() => undefined);
    editing = started;
    void started.then((mounted) => {
      // The editor failed to load; turn editing off, so that the user may try again.
      if (!mounted && isCurrent()) store.change({ isEdited: false });
    });
  };
  const stop = () => {
    unmounted = editing?.then((mounted) => mounted?.unmount()) ?? unmounted;
    editing = undefined;
  };
  const reset = () => {
    if (editing) void editing.then((mounted) => mounted?.edited.reset());
    else store.change({ edits: undefined });
  };
  return { isStarted: () => editing !== undefined, start, stop, reset };
}

/** Creates the storage of a demo's draft, for the chosen code language and styling. */
function createDraftStore(demo: HTMLElement, { code }: IslandContext) {
  const place = { pathname: location.pathname, name: demo.dataset.demo ?? '' };
  let key = nameDraft(place, code.get());
  let lastDraft: DemoDraft | undefined;
  return {
    read: () => parseDraft(tabStorage.read(key)),
    write(draft: DemoDraft | undefined) {
      const isSame = draft?.edits === lastDraft?.edits && draft?.isEdited === lastDraft?.isEdited;
      lastDraft = draft;
      if (isSame) return;
      if (draft) tabStorage.write(key, JSON.stringify(draft));
      else removeFromTab(key);
    },
    /** Switches to the draft of the chosen language and styling; returns whether they changed. */
    changeChoice() {
      const nextKey = nameDraft(place, code.get());
      const isChanged = nextKey !== key;
      key = nextKey;
      if (isChanged) lastDraft = undefined;
      return isChanged;
    },
  };
}

/** Returns whether the toolbar still contains the focus, which then moves to the editor. */
function isEditFocused(demo: HTMLElement): boolean {
  return demo.querySelector('[data-demo-tools]')?.contains(document.activeElement) ?? false;
}

interface EditingStart {
  demo: HTMLElement;
  store: DemoStore;
  context: IslandContext;
  /** Returns false once editing has stopped or restarted. */
  isCurrent: () => boolean;
}

/** Mounts the editor of a demo; resolves with undefined unless the start is still current. */
async function startEditing({
  demo,
  store,
  context,
  isCurrent,
}: EditingStart): Promise<Editing | undefined> {
  const stage = demo.querySelector<HTMLElement>('[data-demo-stage]');
  const panel = demo.querySelector<HTMLElement>('[data-demo-files]');
  const [published, { mountDemoEditor }] = await Promise.all([
    loadDemoCode(demo.dataset.code ?? ''),
    import('./mountDemoEditor.tsx'),
  ]);
  if (!stage || !panel || !isCurrent()) return undefined;
  const files = readSource(published, context.code);
  const { edited, unmount } = await mountDemoEditor({
    stage,
    panel,
    files,
    styling: pickDemoSource(published.sources, context.code.get()).styling,
    folder: published.folder,
    settings: createOwnSettings(store, context),
    isFocused: isEditFocused(demo),
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
