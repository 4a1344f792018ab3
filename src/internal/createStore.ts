/** Observable state with the functions that `useSyncExternalStore` needs. */
export interface Store<State> {
  get: () => State;
  /** Replaces the state and calls the listeners; does nothing when the state is the same object. */
  set: (state: State) => void;
  /** Calls the listener after every change; returns a function that removes it. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates an observable store with an initial state. */
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

/** Store whose state is an object, with a method that changes some of its values. */
export interface RecordStore<State> extends Store<State> {
  /** Merges changes into the state. Does nothing when no value changes. */
  change: (changes: Partial<State>) => void;
}

/** Creates a store with `change`. Page scripts import the smaller `createStore` instead. */
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
