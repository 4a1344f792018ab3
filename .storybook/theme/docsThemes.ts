import { create, type ThemeVars } from 'storybook/theming';
import { BORDER_RADIUS, palettes } from '@vitrine/ui/theme/tokens';

function createWorkbenchTheme(mode: 'light' | 'dark'): ThemeVars {
  const { primary, text, background, divider, surface } = palettes[mode];
  return create({
    base: mode,
    brandTitle: 'Vitrine',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: '"Inter", system-ui, sans-serif',
    fontCode: '"JetBrains Mono", monospace',
    colorPrimary: primary.main,
    colorSecondary: primary.main,
    appBg: surface.subtle,
    appContentBg: background.default,
    appPreviewBg: background.default,
    appBorderColor: divider,
    appBorderRadius: BORDER_RADIUS / 2,
    barBg: background.default,
    barTextColor: text.secondary,
    barSelectedColor: primary.main,
    textColor: text.primary,
    textMutedColor: text.secondary,
  });
}

/** Storybook themes in the brand colors, for light and dark mode. */
export const docsThemes = {
  light: createWorkbenchTheme('light'),
  dark: createWorkbenchTheme('dark'),
};
