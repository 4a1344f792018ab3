import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { palettes } from '@vitrine/ui/theme';
import { ColorTable } from './ColorTable.tsx';
import { colorPairs } from './colorPairs.ts';
import { PaletteSheet } from './PaletteSheet.tsx';

const meta = {
  title: 'Docs UI/Theme/Colors',
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows the palette in light and dark mode, from the CSS variables of the page. */
export const Palette: Story = {
  parameters: { clauses: ['PRD-5'] },
  render: () => <PaletteSheet />,
  play: async ({ canvasElement }) => {
    for (const mode of ['light', 'dark'] as const) {
      const swatch = canvasElement.querySelector(
        `:scope [data-mode="${mode}"] [data-swatch="background-default"]`,
      );
      const painted =
        swatch && getComputedStyle(swatch).getPropertyValue('--docs-palette-background-default');
      await expect(painted?.trim()).toBe(palettes[mode].background.default);
    }
  },
};

/** Shows the contrast of all color pairs: at least 7:1 for text and 3:1 for control outlines. */
export const Contrast: Story = {
  parameters: { clauses: ['PRD-5', 'WCAG 1.4.3', 'WCAG 1.4.11'] },
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(440px, 100%), 1fr))',
        gap: 16,
      }}
    >
      <ColorTable mode="light" />
      <ColorTable mode="dark" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('table')).toHaveLength(2);
    await expect(canvasElement.querySelectorAll('[data-passes="true"]')).toHaveLength(
      colorPairs.length * 2,
    );
    await expect(canvasElement.querySelectorAll('[data-passes="false"]')).toHaveLength(0);
  },
};
