import type { ThemeSettings } from './settings.types.ts';

type Spaced = Pick<ThemeSettings, 'spacing'>;

/** Increases the spacing by 1 (THM-3). */
export const increaseSpacing = ({ spacing }: Spaced): number => spacing + 1;

/** Decreases the spacing by 1 (THM-4). */
export const decreaseSpacing = ({ spacing }: Spaced): number => spacing - 1;
