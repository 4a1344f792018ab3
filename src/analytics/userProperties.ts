import type { CodeStyling, CodeVariant, PaletteMode } from '../settings/settings.types.ts';
import type { EventParams } from './createAnalytics.ts';

export interface Surroundings {
  codeVariant: CodeVariant;
  codeStyling: CodeStyling;
  language: string;
  pixelRatio: number;
  colorScheme: PaletteMode;
}

/** Maps the reader's settings and device to Google Analytics user properties (ANA-4). */
export function userProperties(surroundings: Surroundings): EventParams {
  const { codeVariant, codeStyling, language, pixelRatio, colorScheme } = surroundings;
  return {
    codeVariant,
    userLanguage: language,
    devicePixelRatio: Math.round(pixelRatio * 10) / 10,
    colorScheme,
    codeStylingVariant: codeStyling,
  };
}
