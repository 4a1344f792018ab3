import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import BasicTileDemo from './demos/BasicTile/system.tsx';
import SlotTileDemo from './demos/SlotTile/system.tsx';
import StatTileDemo from './demos/StatTile/system.tsx';
import SwitchedTileDemo from './demos/SwitchedTile/system.tsx';
import ThemedTileDemo from './demos/ThemedTile/system.tsx';
import TileLinkDemo from './demos/TileLink/system.tsx';
import ToneBadgeDemo from './demos/ToneBadge/system.tsx';

const meta = {
  title: 'MUI System/Custom components',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a tile with two named slots, whose tone sets the background. */
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

/** Shows tiles in one of two themes; a prop of one tile overrides the theme. */
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

/** Shows a styled element with a component name that a theme can refer to. */
export const BasicTile: Story = {
  render: () => <BasicTileDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14 ships today')).toHaveStyle({ paddingTop: '16px' });
  },
};

/** Shows a tile that is a link with `href`, and a `div` without it. */
export const TileLink: Story = {
  render: () => <TileLinkDemo />,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '3 ships late' });
    await expect(link).toHaveAttribute('href', '#late-ships');
    await expect(link).not.toHaveAttribute('as');
    await expect(link).toHaveStyle({ display: 'block', paddingTop: '16px' });
    await expect(canvas.getByText('14 ships today').tagName).toBe('DIV');
  },
};

/** Shows a style prop that is not forwarded to the DOM. */
export const ToneBadge: Story = {
  render: () => <ToneBadgeDemo />,
  play: async ({ canvas }) => {
    const late = canvas.getByText('Late');
    await expect(late).not.toHaveAttribute('tone');
    await expect(getComputedStyle(late).backgroundColor).not.toBe(
      getComputedStyle(canvas.getByText('On time')).backgroundColor,
    );
  },
};
