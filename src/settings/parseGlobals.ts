import { ownFields } from '../internal/ownFields.ts';
import {
  CODE_STYLINGS,
  CODE_VARIANTS,
  CONTRASTS,
  initialChoices,
  MOTIONS,
} from './settings.constants.ts';
import type { CodeChoices, Settings } from './settings.types.ts';
import { themePresets } from './themePresets.ts';

/** Settings parsed from the globals of the Storybook toolbar. */
export interface WorkbenchSettings extends Settings, CodeChoices {
  language: 'en' | 'zh';
  /** Whether UI strings are pseudo-localized, which reveals hard-coded strings. */
  pseudo: boolean;
  /** Whether text is at 200% of the user's default size. */
  largeText: boolean;
}

type Globals = Readonly<Record<string, unknown>>;

/** Parses the globals of the Storybook toolbar. Unknown values become the default. */
export function parseGlobals(toolbarGlobals: Globals): WorkbenchSettings {
  const globals = ownFields(toolbarGlobals);
  const paletteMode = globals.mode === 'dark' ? 'dark' : 'light';
  const { theme } = themePresets.find(({ id }) => id === globals.preset) ?? themePresets[0];
  const contrast = CONTRASTS.find((value) => value === globals.contrast) ?? 'standard';
  const motion = MOTIONS.find((value) => value === globals.motion) ?? 'system';
  return {
    ...theme,
    mode: paletteMode,
    paletteMode,
    direction: globals.direction === 'rtl' ? 'rtl' : initialChoices.direction,
    dense: parseDensity(globals) ?? theme.dense,
    spacing: parseSpacing(globals) ?? theme.spacing,
    contrast,
    motion,
    apiLayout: initialChoices.apiLayout,
    moreContrast: contrast === 'more',
    reducedMotion: motion === 'reduced',
    language: globals.language === 'zh' ? 'zh' : 'en',
    pseudo: globals.language === 'pseudo',
    // Storybook parses numeric strings in the URL as numbers.
    largeText: globals.text === '200' || globals.text === 200,
    codeVariant: CODE_VARIANTS.find((variant) => variant === globals.codeVariant) ?? 'TS',
    codeStyling: CODE_STYLINGS.find((styling) => styling === globals.codeStyling) ?? 'MUI System',
  };
}

/** Parses the density global; undefined for other values, so that the preset applies. */
function parseDensity({ density }: Globals): boolean | undefined {
  return density === 'dense' || density === 'comfortable' ? density === 'dense' : undefined;
}

/** Parses the spacing global; undefined for other values, so that the preset applies. */
function parseSpacing({ spacing: value }: Globals): number | undefined {
  const spacing = typeof value === 'string' ? Number(value) : value;
  return typeof spacing === 'number' && spacing > 0 && spacing < Infinity ? spacing : undefined;
}
