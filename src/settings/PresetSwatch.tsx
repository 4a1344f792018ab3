import { chosenColor } from './chosenColor.ts';
import { themePresets } from './themePresets.ts';

export interface PresetSwatchProps {
  /** Id of the theme preset. */
  id: string;
}

/** Renders a theme's two colors, each half light and half dark. Default: the brand's colors. */
export function PresetSwatch({ id }: PresetSwatchProps) {
  return <span data-preset={id} aria-hidden="true" />;
}

const presetColors = Object.fromEntries(
  themePresets.map(({ id, theme }) => [
    `& [data-preset="${id}"]`,
    {
      '--a': chosenColor(theme, 'primary', 'light'),
      '--b': chosenColor(theme, 'primary', 'dark'),
      '--c': chosenColor(theme, 'secondary', 'light'),
      '--d': chosenColor(theme, 'secondary', 'dark'),
    },
  ]),
);

/** Styles of the swatches in an element. */
export const presetSwatchStyles = {
  ...presetColors,
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
};
