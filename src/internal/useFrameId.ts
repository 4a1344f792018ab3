import * as React from 'react';
import { FRAME_PREFIX } from './contentId.ts';

/** Returns a unique id for an interface element, different from all ids in page content. */
export function useFrameId(): string {
  return FRAME_PREFIX + React.useId();
}
