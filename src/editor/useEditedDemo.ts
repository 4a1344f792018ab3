import * as React from 'react';
import type { EditedDemo } from './createEditedDemo.ts';
import type { EditedDemoState } from './editor.types.ts';

/** Reads a demo that is edited, and follows it. */
export function useEditedDemo(demo: EditedDemo): EditedDemoState {
  return React.useSyncExternalStore(demo.subscribe, demo.get, demo.get);
}
