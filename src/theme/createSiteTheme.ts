/// <reference types="@mui/material/themeCssVarsAugmentation" preserve="true" />
import { createTheme } from '@mui/material/styles';
import { DEFAULT_SPACING, userFont, type DemoSettings } from '../settings/index.ts';
import { denseComponents } from './denseComponents.ts';
import { BORDER_RADIUS, breakpoints, fonts, palettes } from './tokens.ts';

declare module '@mui/material/styles' {
  interface Palette {
    surface: Record<keyof (typeof palettes)['light']['surface'], string>;
    code: Record<keyof (typeof palettes)['light']['code'], string>;
  }
  interface PaletteOptions {
    surface?: Palette['surface'];
    code?: Palette['code'];
  }
}

/**
 * Creates the brand theme. Colors and spacing are CSS variables, so changing them causes no React
 * render (PRD-5, THM-10).
 */
export function createSiteTheme(settings: DemoSettings) {
  const heading = { fontWeight: 700, letterSpacing: '-0.015em', lineHeight: 1.25 };
  return createTheme({
    cssVariables: { cssVarPrefix: 'docs', colorSchemeSelector: '[data-mode="%s"]' },
    colorSchemes: {
      light: { palette: palettes.light },
      dark: { palette: palettes.dark },
    },
    direction: settings.direction,
    spacing: DEFAULT_SPACING,
    breakpoints: { values: { ...breakpoints } },
    shape: { borderRadius: BORDER_RADIUS },
    typography: {
      fontFamily: userFont(fonts.body),
      h1: { ...heading, fontSize: 'clamp(2rem, 1.6rem + 1.6vw, 2.5rem)', lineHeight: 1.15 },
      h2: { ...heading, fontSize: '1.5rem' },
      h3: { ...heading, fontSize: '1.1875rem' },
      body1: { fontSize: '1rem', lineHeight: 1.65 },
      body2: { fontSize: '0.875rem', lineHeight: 1.55 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      ...(settings.dense && denseComponents),
    },
  });
}
