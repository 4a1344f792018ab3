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

export const Brand = showPreset('brand', 'light', 'ltr');

export const BrandRightToLeft = showPreset('brand', 'light', 'rtl');

export const BrandDark = showPreset('brand', 'dark', 'ltr');

export const BrandDarkRightToLeft = showPreset('brand', 'dark', 'rtl');

export const Forest = showPreset('forest', 'light', 'ltr');

export const ForestRightToLeft = showPreset('forest', 'light', 'rtl');

export const ForestDark = showPreset('forest', 'dark', 'ltr');

export const ForestDarkRightToLeft = showPreset('forest', 'dark', 'rtl');

export const Plum = showPreset('plum', 'light', 'ltr');

export const PlumRightToLeft = showPreset('plum', 'light', 'rtl');

export const PlumDark = showPreset('plum', 'dark', 'ltr');

export const PlumDarkRightToLeft = showPreset('plum', 'dark', 'rtl');

export const Ink = showPreset('ink', 'light', 'ltr');

export const InkRightToLeft = showPreset('ink', 'light', 'rtl');

export const InkDark = showPreset('ink', 'dark', 'ltr');

export const InkDarkRightToLeft = showPreset('ink', 'dark', 'rtl');

export const Terminal = showPreset('terminal', 'light', 'ltr');

export const TerminalRightToLeft = showPreset('terminal', 'light', 'rtl');

export const TerminalDark = showPreset('terminal', 'dark', 'ltr');

export const TerminalDarkRightToLeft = showPreset('terminal', 'dark', 'rtl');

export const Harbor = showPreset('harbor', 'light', 'ltr');

export const HarborRightToLeft = showPreset('harbor', 'light', 'rtl');

export const HarborDark = showPreset('harbor', 'dark', 'ltr');

export const HarborDarkRightToLeft = showPreset('harbor', 'dark', 'rtl');
