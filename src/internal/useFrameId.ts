import * as React from 'react';
import { FRAME_PREFIX } from './contentId.ts';

/** Returns a unique id of the interface; headings, rows and demos never have such an id. */
export function useFrameId(): string {
  return FRAME_PREFIX + React.useId();
}
