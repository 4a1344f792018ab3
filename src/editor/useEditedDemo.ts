import * as React from 'react';
import type { EditedDemo } from './createEditedDemo.ts';
import type { EditedDemoState } from './editor.types.ts';

/** Subscribes to the state of an edited demo. */
export function useEditedDemo(demo: EditedDemo): EditedDemoState {
  return React.useSyncExternalStore(demo.subscribe, demo.get, demo.get);
}
