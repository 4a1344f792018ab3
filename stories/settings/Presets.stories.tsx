import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContrastReport, Specimen } from '@vitrine/ui/playground';
import { parseHex, themePresets, type Direction, type PaletteMode } from '@vitrine/ui/settings';
import { withSite } from '../fixtures/withSite.tsx';

const meta = {
  title: 'Docs UI/Settings/Presets',
  component: Specimen,
  decorators: [withSite],
} satisfies Meta<typeof Specimen>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Creates a story with a chosen preset and the contrast of all its color pairs. */
function showPreset(id: string, mode: PaletteMode, direction: Direction): Story {
  const theme = themePresets.find((preset) => preset.id === id)?.theme;
  if (!theme) throw new Error(`There is no preset ${id}.`);
  return {
    globals: { mode, direction },
    parameters: { stored: { choices: { ...theme, direction } } },
    render: () => (
      <div style={{ display: 'grid', gap: 32, maxInlineSize: 960 }}>
        <Specimen />
        <ContrastReport theme={theme} />
      </div>
    ),
    play: async ({ canvas, canvasElement }) => {
      await expect(canvasElement.querySelectorAll('[data-passes="true"]')).toHaveLength(30);
      await expect(canvasElement.querySelectorAll('[data-passes="false"]')).toHaveLength(0);
      const { dir, dataset } = document.documentElement;
      await expect([dir, dataset.mode]).toEqual([direction, mode]);
      await expect(dataset.density).toBe(theme.dense ? 'dense' : 'comfortable');
      const { primary } = theme.paletteColors;
      const chosen = typeof primary === 'object' ? parseHex(primary[mode] ?? '') : undefined;
      const painted = getComputedStyle(canvas.getByRole('button', { name: 'Save' }));
      if (chosen) await expect(painted.backgroundColor).toBe(`rgb(${chosen.join(', ')})`);
    },
  };
}

/** Shows the preset Vitrine in light mode. */
export const Brand = showPreset('brand', 'light', 'ltr');

/** Shows the preset Vitrine in light mode, right to left. */
export const BrandRightToLeft = showPreset('brand', 'light', 'rtl');

/** Shows the preset Vitrine in dark mode. */
export const BrandDark = showPreset('brand', 'dark', 'ltr');

/** Shows the preset Vitrine in dark mode, right to left. */
export const BrandDarkRightToLeft = showPreset('brand', 'dark', 'rtl');

/** Shows the preset Forest in light mode. */
export const Forest = showPreset('forest', 'light', 'ltr');

/** Shows the preset Forest in light mode, right to left. */
export const ForestRightToLeft = showPreset('forest', 'light', 'rtl');

/** Shows the preset Forest in dark mode. */
export const ForestDark = showPreset('forest', 'dark', 'ltr');

/** Shows the preset Forest in dark mode, right to left. */
export const ForestDarkRightToLeft = showPreset('forest', 'dark', 'rtl');

/** Shows the preset Plum in light mode. */
export const Plum = showPreset('plum', 'light', 'ltr');

/** Shows the preset Plum in light mode, right to left. */
export const PlumRightToLeft = showPreset('plum', 'light', 'rtl');

/** Shows the preset Plum in dark mode. */
export const PlumDark = showPreset('plum', 'dark', 'ltr');

/** Shows the preset Plum in dark mode, right to left. */
export const PlumDarkRightToLeft = showPreset('plum', 'dark', 'rtl');

/** Shows the preset Ink in light mode. */
export const Ink = showPreset('ink', 'light', 'ltr');

/** Shows the preset Ink in light mode, right to left. */
export const InkRightToLeft = showPreset('ink', 'light', 'rtl');

/** Shows the preset Ink in dark mode. */
export const InkDark = showPreset('ink', 'dark', 'ltr');

/** Shows the preset Ink in dark mode, right to left. */
export const InkDarkRightToLeft = showPreset('ink', 'dark', 'rtl');

/** Shows the preset Terminal in light mode. */
export const Terminal = showPreset('terminal', 'light', 'ltr');

/** Shows the preset Terminal in light mode, right to left. */
export const TerminalRightToLeft = showPreset('terminal', 'light', 'rtl');

/** Shows the preset Terminal in dark mode. */
export const TerminalDark = showPreset('terminal', 'dark', 'ltr');

/** Shows the preset Terminal in dark mode, right to left. */
export const TerminalDarkRightToLeft = showPreset('terminal', 'dark', 'rtl');

/** Shows the preset Harbor in light mode. */
export const Harbor = showPreset('harbor', 'light', 'ltr');

/** Shows the preset Harbor in light mode, right to left. */
export const HarborRightToLeft = showPreset('harbor', 'light', 'rtl');

/** Shows the preset Harbor in dark mode. */
export const HarborDark = showPreset('harbor', 'dark', 'ltr');

/** Shows the preset Harbor in dark mode, right to left. */
export const HarborDarkRightToLeft = showPreset('harbor', 'dark', 'rtl');
