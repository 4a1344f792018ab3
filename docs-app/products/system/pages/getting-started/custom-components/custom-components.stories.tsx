import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import StatTileDemo from './demos/StatTile/system.tsx';
import ThemedTileDemo from './demos/ThemedTile/system.tsx';

const meta = {
  title: 'MUI System/Custom components',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a tile of two named slots. Its tone changes the background. */
export const StatTile: Story = {
  render: () => <StatTileDemo />,
  play: async ({ canvas }) => {
    const calm = canvas.getByText('ships today');
    const late = canvas.getByText('ships late');
    await expect(getComputedStyle(late).backgroundColor).not.toBe(
      getComputedStyle(calm).backgroundColor,
    );
    await expect(late).not.toHaveAttribute('tone');
    await expect(canvas.getByText('14').tagName).toBe('STRONG');
  },
};

/** Shows tiles with default props, a style override and a variant of the theme. */
export const ThemedTile: Story = {
  render: () => <ThemedTileDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14 ships today')).toHaveStyle({ borderTopWidth: '3px' });
    await expect(canvas.getByText('3 ships late')).toHaveStyle({ borderTopWidth: '1px' });
  },
};
