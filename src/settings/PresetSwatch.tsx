import type * as React from 'react';
import { chosenColor } from './chosenColor.ts';
import type { CustomTheme } from './settings.types.ts';

export interface PresetSwatchProps {
  look: CustomTheme;
}

/** Renders a theme's two colors, each half light and half dark. Default: the brand's colors. */
export function PresetSwatch({ look }: PresetSwatchProps) {
  const style = {
    '--a': chosenColor(look, 'primary', 'light'),
    '--b': chosenColor(look, 'primary', 'dark'),
    '--c': chosenColor(look, 'secondary', 'light'),
    '--d': chosenColor(look, 'secondary', 'dark'),
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
