import type * as React from 'react';
import { chosenColor } from './chosenColor.ts';
import type { CustomTheme } from './settings.types.ts';

export interface PresetSwatchProps {
  theme: CustomTheme;
}

/** Renders a theme's two colors, each half light and half dark. Default: the brand's colors. */
export function PresetSwatch({ theme }: PresetSwatchProps) {
  const style = {
    '--a': chosenColor(theme, 'primary', 'light'),
    '--b': chosenColor(theme, 'primary', 'dark'),
    '--c': chosenColor(theme, 'secondary', 'light'),
    '--d': chosenColor(theme, 'secondary', 'dark'),
  };
  return <span data-preset="" aria-hidden="true" style={style as React.CSSProperties} />;
}

/** Styles of the swatches in an element. */
export const presetSwatchStyles = {
  '& [data-preset]': {
    '--own': 'var(--docs-brand-primary)',
    display: 'flex',
    gap: 4,
    '&::before, &::after': {
      content: '""',
      inlineSize: 18,
      blockSize: 18,
      borderRadius: 99,
      background: 'linear-gradient(135deg, var(--a, var(--own)) 50%, var(--b, var(--own)) 50%)',
    },
    '&::after': { '--a': 'var(--c)', '--b': 'var(--d)', '--own': 'var(--docs-brand-secondary)' },
  },
} as const;
