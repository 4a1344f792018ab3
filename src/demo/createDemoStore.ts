import { createRecordStore, type RecordStore } from '../internal/createStore.ts';
import type { Direction, PaletteMode } from '../settings/settings.types.ts';

/** State of one demo that the user can change. */
export interface DemoState {
  /** Whether the whole code is shown. */
  isOpen: boolean;
  /** Whether the demo fills the window. */
  isFull: boolean;
  /** Whether the code is being edited. */
  isEdited: boolean;
  /** Color mode of this demo; undefined inherits the mode of the page. */
  mode: PaletteMode | undefined;
  /** Direction of this demo; undefined inherits the direction of the page. */
  direction: Direction | undefined;
  /** Number of restarts of the demo. */
  run: number;
  /** Code of the files that the user changed, by file name. */
  edits?: Readonly<Record<string, string>> | undefined;
}

export type DemoStore = RecordStore<DemoState>;

/** State of a demo before any interaction. */
export const initialDemoState: DemoState = {
  isOpen: false,
  isFull: false,
  isEdited: false,
  mode: undefined,
  direction: undefined,
  run: 0,
};

/** Creates the store of one demo. */
export function createDemoStore(initial: Partial<DemoState> = {}): DemoStore {
  return createRecordStore({ ...initialDemoState, ...initial });
}
