import { INLINE_RATIO } from './ad.constants.ts';
import type { AdShape } from './ad.types.ts';

/** Maps a random number in [0, 1) to an ad shape. One in five ads is text only (ADS-13). */
export function drawShape(draw: number): AdShape {
  return draw < INLINE_RATIO ? 'inline' : 'image';
}
