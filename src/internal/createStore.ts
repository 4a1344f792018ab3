/** Observable state, in the form that `useSyncExternalStore` reads. */
export interface Store<State> {
  get: () => State;
  /** Replaces the state; calls the listeners unless it is the same object. */
  set: (state: State) => void;
  /** Calls the listener after every change; returns a function that removes it. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a store. */
export function createStore<State>(state: State): Store<State> {
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(next) {
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Store whose state has several values. */
export interface RecordStore<State> extends Store<State> {
  /** Merges changes into the state, unless every value is the same as before. */
  change: (changes: Partial<State>) => void;
}

/** Creates a store of several values; a separate function, because page scripts need no merge. */
export function createRecordStore<State extends object>(initial: State): RecordStore<State> {
  const store = createStore(initial);
  return {
    ...store,
    change(changes) {
      const state = store.get();
      const keys = Object.keys(changes) as (keyof State)[];
      if (keys.every((key) => Object.is(state[key], changes[key]))) return;
      store.set({ ...state, ...changes });
    },
  };
}
