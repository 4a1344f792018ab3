import { addFoundParts } from './findParts.ts';
import type { FoundParts, AnatomyState } from './anatomy.types.ts';

/** Holds what the reader looks at, and shows a demo that has it. */
export interface AnatomyStore {
  get: () => AnatomyState;
  subscribe: (listener: () => void) => () => void;
  /** Points at a part for as long as nothing else is pointed at. */
  hover: (anchor: string | undefined) => void;
  /** Keeps a part outlined; the same again ends that. */
  choose: (anchor: string) => void;
  /** Adds parts that a running demo shows. */
  learn: (found: FoundParts) => void;
}

/** Creates the store of a panel of parts. */
export function createAnatomyStore(found: FoundParts, demo: number): AnatomyStore {
  let state: AnatomyState = { demo, found };
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
    learn(more) {
      const merged = addFoundParts(state.found, more);
      if (merged.size > state.found.size) change({ found: merged });
    },
  };
}
