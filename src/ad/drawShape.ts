import { INLINE_RATIO } from './ad.constants.ts';
import type { AdShape } from './ad.types.ts';

/** Draws the shape of an ad, from 0 to below 1: one in five is text alone (ADS-13). */
export function drawShape(draw: number): AdShape {
  return draw < INLINE_RATIO ? 'inline' : 'image';
}
