import type { Direction, PaletteMode } from '../settings/settings.types.ts';

/** What a reader has done to one demo. */
export interface DemoState {
  /** Whether the code is shown. */
  isOpen: boolean;
  /** Whether the code is shown at its full height. */
  isExpanded: boolean;
  /** Whether the demo fills the window. */
  isFull: boolean;
  /** Whether the code is being edited. */
  isEdited: boolean;
  /** Colour mode of this demo alone. */
  mode: PaletteMode | undefined;
  /** Direction of this demo alone. */
  direction: Direction | undefined;
  /** How often the demo was begun anew. */
  run: number;
  /** Files that the reader changed, by name. */
  edits?: Readonly<Record<string, string>> | undefined;
}

export interface DemoStore {
  get: () => DemoState;
  change: (changes: Partial<DemoState>) => void;
  subscribe: (listener: () => void) => () => void;
}

/** What a demo shows that nobody has touched. */
export const initialDemoState: DemoState = {
  isOpen: false,
  isExpanded: false,
  isFull: false,
  isEdited: false,
  mode: undefined,
  direction: undefined,
  run: 0,
};

/** Creates the owner of one demo's state. */
export function createDemoStore(initial: Partial<DemoState> = {}): DemoStore {
  const listeners = new Set<() => void>();
  let current: DemoState = { ...initialDemoState, ...initial };
  return {
    get: () => current,
    change(changes) {
      const keys = Object.keys(changes) as (keyof DemoState)[];
      if (keys.every((key) => current[key] === changes[key])) return;
      current = { ...current, ...changes };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
