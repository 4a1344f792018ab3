import { ownFields } from '../internal/ownFields.ts';
import {
  CODE_STYLINGS,
  CODE_VARIANTS,
  CONTRASTS,
  DEFAULT_SPACING,
  initialChoices,
  MOTIONS,
} from './settings.constants.ts';
import type { CodeChoices, Settings } from './settings.types.ts';
import { themePresets } from './themePresets.ts';

/** Settings that the workbench's toolbar carries as plain strings. */
export interface WorkbenchSettings extends Settings, CodeChoices {
  language: 'en' | 'zh';
  /** Whether texts are shown in a language that nobody speaks, to find those that are hard-coded. */
  pseudo: boolean;
  /** Whether text is twice as large as the reader's default. */
  largeText: boolean;
}

type Globals = Readonly<Record<string, unknown>>;

/** Parses the workbench's globals; anything unknown is the default. */
export function parseGlobals(given: Globals): WorkbenchSettings {
  const globals = ownFields(given);
  const paletteMode = globals.mode === 'dark' ? 'dark' : 'light';
  const { look } = themePresets.find(({ id }) => id === globals.preset) ?? themePresets[0];
  const contrast = CONTRASTS.find((value) => value === globals.contrast) ?? 'standard';
  const motion = MOTIONS.find((value) => value === globals.motion) ?? 'system';
  return {
    ...look,
    mode: paletteMode,
    paletteMode,
    direction: globals.direction === 'rtl' ? 'rtl' : initialChoices.direction,
    dense: globals.density === 'dense' || look.dense,
    spacing: parseSpacing(globals) ?? look.spacing,
    contrast,
    motion,
    apiLayout: initialChoices.apiLayout,
    moreContrast: contrast === 'more',
    reducedMotion: motion === 'reduced',
    language: globals.language === 'zh' ? 'zh' : 'en',
    pseudo: globals.language === 'pseudo',
    // Storybook reads what looks like a number in an address as one.
    largeText: globals.text === '200' || globals.text === 200,
    codeVariant: CODE_VARIANTS.find((variant) => variant === globals.codeVariant) ?? 'TS',
    codeStyling: CODE_STYLINGS.find((styling) => styling === globals.codeStyling) ?? 'MUI System',
  };
}

/** A spacing other than the default one is the reader's own, whatever the preset has. */
function parseSpacing({ spacing: given }: Globals): number | undefined {
  const spacing = typeof given === 'string' ? Number(given) : given;
  if (typeof spacing !== 'number' || spacing === DEFAULT_SPACING) return undefined;
  return spacing > 0 && spacing < Infinity ? spacing : undefined;
}
