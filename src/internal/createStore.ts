/** Observable state. */
export interface Store<State> {
  get: () => State;
  /** Replaces the state; calls the listeners unless it is the same object. */
  set: (state: State) => void;
  /** Merges changes into the state, unless every value is the same as before. */
  change: (changes: Partial<State>) => void;
  /** Calls the listener after every change; returns a function that removes it. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a store, in the form that `useSyncExternalStore` reads. */
export function createStore<State extends object>(initial: State): Store<State> {
  const listeners = new Set<() => void>();
  let state = initial;
  const set = (next: State) => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => state,
    set,
    change(changes) {
      const keys = Object.keys(changes) as (keyof State)[];
      if (keys.every((key) => Object.is(state[key], changes[key]))) return;
      set({ ...state, ...changes });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
