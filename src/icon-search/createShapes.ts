import { createStore } from '../internal/createStore.ts';
import { fileNumber, type IconIndex, type IconShape, type IconShapes } from './iconFiles.ts';
import type { IconTheme } from './iconSearch.constants.ts';

/** Loads the shapes of one file; rejects when loading fails. */
export type LoadShapes = (theme: IconTheme, file: number) => Promise<IconShapes>;

/** Loaded shape files by key, and whether any file failed to load. */
interface ShapesState {
  files: ReadonlyMap<string, IconShapes>;
  hasFailed: boolean;
}

export interface ShapesStore {
  get: () => ShapesState;
  subscribe: (listener: () => void) => () => void;
  /** Loads the shape files of icons unless they are loading or loaded. */
  request: (names: readonly string[], theme: IconTheme) => void;
  /** Reloads the files that failed to load. */
  retry: () => void;
  /** Returns the shapes of an icon; undefined until they are loaded. */
  find: (name: string, theme: IconTheme) => readonly IconShape[] | undefined;
}

/** Creates a store of icon shapes, which loads each shape file on its first request. */
export function createShapes({ names }: IconIndex, load: LoadShapes): ShapesStore {
  const store = createStore<ShapesState>({ files: new Map(), hasFailed: false });
  const places = new Map(names.map((name, place) => [name, place]));
  /** Keys of the files that are loading or loaded. */
  const loading = new Set<string>();
  /** Retry functions of the failed files, by key. */
  const failed = new Map<string, () => void>();
  const numberOf = (name: string) => fileNumber(places.get(name) ?? 0);

  function loadFile(theme: IconTheme, number: number): void {
    const key = keyOf(theme, number);
    if (loading.has(key)) return;
    loading.add(key);
    load(theme, number).then(
      (shapes) => {
        failed.delete(key);
        const files = new Map([...store.get().files, [key, shapes]]);
        store.set({ files, hasFailed: failed.size > 0 });
      },
      () => {
        loading.delete(key);
        failed.set(key, () => loadFile(theme, number));
        store.set({ ...store.get(), hasFailed: true });
      },
    );
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    request(wanted, theme) {
      for (const number of new Set(wanted.map(numberOf))) loadFile(theme, number);
    },
    retry() {
      for (const again of failed.values()) again();
    },
    find: (name, theme) => store.get().files.get(keyOf(theme, numberOf(name)))?.[name],
  };
}

function keyOf(theme: IconTheme, number: number): string {
  return `${theme} ${number}`;
}
