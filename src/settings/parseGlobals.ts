import { palettePresets } from './palettePresets.ts';
import { CODE_STYLINGS, CODE_VARIANTS, DEFAULT_SPACING } from './settings.constants.ts';
import type { CodeStyling, CodeVariant, ThemeSettings } from './settings.types.ts';

/** Settings that the workbench's toolbar carries as plain strings. */
export interface WorkbenchSettings extends ThemeSettings {
  language: 'en' | 'zh';
  /** Whether texts are shown in a language that nobody speaks, to find those that are hard-coded. */
  pseudo: boolean;
  codeVariant: CodeVariant;
  codeStyling: CodeStyling;
}

/** Parses the workbench's globals; anything unknown is the default. */
export function parseGlobals(globals: Readonly<Record<string, unknown>>): WorkbenchSettings {
  const spacing = Number(globals.spacing);
  return {
    paletteMode: globals.mode === 'dark' ? 'dark' : 'light',
    direction: globals.direction === 'rtl' ? 'rtl' : 'ltr',
    dense: globals.density === 'dense',
    spacing: Number.isFinite(spacing) && spacing > 0 ? spacing : DEFAULT_SPACING,
    paletteColors: palettePresets.find(({ id }) => id === globals.palette)?.colors ?? {},
    language: globals.language === 'zh' ? 'zh' : 'en',
    pseudo: globals.language === 'pseudo',
    codeVariant: CODE_VARIANTS.find((variant) => variant === globals.codeVariant) ?? 'TS',
    codeStyling: CODE_STYLINGS.find((styling) => styling === globals.codeStyling) ?? 'MUI System',
  };
}
