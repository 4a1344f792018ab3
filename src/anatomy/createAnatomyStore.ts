import { createRecordStore, type Store } from '../internal/createStore.ts';
import { addFoundParts } from './findParts.ts';
import type { FoundParts, AnatomyState } from './anatomy.types.ts';

/** Stores the hovered and pinned parts, and selects a demo that renders the active part. */
export interface AnatomyStore extends Pick<Store<AnatomyState>, 'get' | 'subscribe'> {
  /** Sets the hovered part; undefined clears it. */
  hover: (anchor: string | undefined) => void;
  /** Pins a part, or unpins it when it is already pinned. */
  choose: (anchor: string) => void;
  /** Adds parts found in a running demo. */
  learn: (addedParts: FoundParts) => void;
}

/** Creates the store of an anatomy panel. */
export function createAnatomyStore(foundParts: FoundParts, demo: number): AnatomyStore {
  const { get, subscribe, change } = createRecordStore<AnatomyState>({ demo, found: foundParts });
  const pickDemo = (anchor: string) => {
    const { demo: current, found } = get();
    const places = found.get(anchor);
    const [first = current] = places?.keys() ?? [];
    return places?.has(current) ? current : first;
  };
  return {
    get,
    subscribe,
    hover(anchor) {
      if (anchor === get().hovered) return;
      const active = anchor ?? get().chosen;
      change({ hovered: anchor, ...(active && { demo: pickDemo(active) }) });
    },
    choose(anchor) {
      const chosen = anchor === get().chosen ? undefined : anchor;
      change({ chosen, demo: pickDemo(anchor) });
    },
    learn(addedParts) {
      const merged = addFoundParts(get().found, addedParts);
      if (merged.size > get().found.size) change({ found: merged });
    },
  };
}
