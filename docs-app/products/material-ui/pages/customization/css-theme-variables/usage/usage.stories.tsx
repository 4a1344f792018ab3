import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../../withDemoProviders.tsx';
import ThemeVarsDemo from './demos/ThemeVars/system.tsx';
import TintedRowsDemo from './demos/TintedRows/system.tsx';

const meta = {
  title: 'Material UI/CSS theme variables usage',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a styled element that reads its colors from `theme.vars`. */
export const ThemeVars: Story = {
  render: () => <ThemeVarsDemo />,
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Delivered on 12 May');
    const isDark = badge.closest('[data-mode="dark"]') !== null;
    await expect(badge).toHaveStyle({
      borderTopColor: isDark ? 'rgb(102, 187, 106)' : 'rgb(46, 125, 50)',
    });
  },
};

/** Shows rows with a translucent tint of the primary color. */
export const TintedRows: Story = {
  render: () => <TintedRowsDemo />,
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    for (const row of rows) {
      await expect(getComputedStyle(row).backgroundColor).toMatch(/^rgba\(.*, 0\.12\)$/);
    }
  },
};
