/** Observable state. */
export interface Store<State> {
  get: () => State;
  /** Merges the changes; calls the listeners unless every value is the same as before. */
  change: (changes: Partial<State>) => void;
  /** Calls the listener after every change; returns a function that removes it. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a store, in the form that `useSyncExternalStore` reads. */
export function createStore<State extends object>(initial: State): Store<State> {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    get: () => state,
    change(changes) {
      const keys = Object.keys(changes) as (keyof State)[];
      if (keys.every((key) => Object.is(state[key], changes[key]))) return;
      state = { ...state, ...changes };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
