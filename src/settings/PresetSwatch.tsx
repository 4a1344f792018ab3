import { chosenColor } from './chosenColor.ts';
import { themePresets } from './themePresets.ts';

export interface PresetSwatchProps {
  /** Id of the theme preset. */
  id: string;
}

/** Renders a preset's primary and secondary color, each split into light and dark mode. */
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

/** Styles for all theme preset swatches inside an element. */
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
