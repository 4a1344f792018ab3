import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import SlotTileDemo from './demos/SlotTile/system.tsx';
import StatTileDemo from './demos/StatTile/system.tsx';
import SwitchedTileDemo from './demos/SwitchedTile/system.tsx';
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

/** Shows a tile that passes attributes to its root and its value. */
export const SlotTile: Story = {
  render: () => <SlotTileDemo />,
  play: async ({ canvas }) => {
    const root = canvas.getByText('ships today');
    await expect(root).toHaveClass('HarborStat-root', 'arrivals');
    await expect(root).toHaveAttribute('id', 'arrivals');
    await expect(root).toHaveStyle({ borderRadius: '8px' });
    await expect(canvas.getByText('14')).toHaveStyle({ fontSize: '32px' });
    await expect(canvas.getByTitle('Updated at noon')).toBeVisible();
  },
};

/** Shows tiles in two themes; a prop of a tile wins over the theme. */
export const SwitchedTile: Story = {
  render: () => <SwitchedTileDemo />,
  play: async ({ canvas, userEvent }) => {
    const today = canvas.getByText('14 ships today');
    await expect(today).toHaveStyle({ paddingTop: '16px', borderTopLeftRadius: '0px' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Theme of the night shift' }));
    await expect(today).toHaveStyle({ paddingTop: '4px', borderTopLeftRadius: '12px' });
    await expect(canvas.getByText('3 ships late')).toHaveStyle({ paddingTop: '16px' });
  },
};
