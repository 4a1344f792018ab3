import type { ThemeSettings } from './settings.types.ts';

/** Returns the spacing after a step up (THM-3) or down (THM-4). */
export function stepSpacing({ spacing }: Pick<ThemeSettings, 'spacing'>, step: 1 | -1): number {
  return spacing + step;
}
