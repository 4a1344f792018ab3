import { addFoundParts } from './findParts.ts';
import type { FoundParts, AnatomyState } from './anatomy.types.ts';

/** Stores the hovered and the pinned part, and selects a demo that renders it. */
export interface AnatomyStore {
  get: () => AnatomyState;
  subscribe: (listener: () => void) => () => void;
  /** Sets the hovered part; undefined clears it. */
  hover: (anchor: string | undefined) => void;
  /** Pins a part, or unpins it when it is already pinned. */
  choose: (anchor: string) => void;
  /** Adds parts found in a running demo. */
  learn: (addedParts: FoundParts) => void;
}

/** Creates the store of an anatomy panel. */
export function createAnatomyStore(foundParts: FoundParts, demo: number): AnatomyStore {
  let state: AnatomyState = { demo, found: foundParts };
  const listeners = new Set<() => void>();
  const change = (part: Partial<AnatomyState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  const pickDemo = (anchor: string | undefined) => {
    const { demos = [] } = (anchor !== undefined && state.found.get(anchor)) || {};
    return demos.includes(state.demo) ? state.demo : (demos[0] ?? state.demo);
  };
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hover(anchor) {
      if (anchor === state.hovered) return;
      change({ hovered: anchor, demo: pickDemo(anchor ?? state.chosen) });
    },
    choose(anchor) {
      const chosen = anchor === state.chosen ? undefined : anchor;
      change({ chosen, demo: pickDemo(anchor) });
    },
    learn(addedParts) {
      const merged = addFoundParts(state.found, addedParts);
      if (merged.size > state.found.size) change({ found: merged });
    },
  };
}
