import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import AutoGridDemo from './demos/AutoGrid/system.tsx';
import HalfGridDemo from './demos/HalfGrid/system.tsx';
import TourGridDemo from './demos/TourGrid/system.tsx';

const meta = {
  title: 'Material UI/Grid',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows the stops of a tour in one to three columns; long addresses are truncated. */
export const TourGrid: Story = {
  render: () => <TourGridDemo />,
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveClass('MuiGrid-item', 'MuiGrid-grid-xs-6');
    await expect(first?.offsetTop).toBe(second?.offsetTop);
    const address = canvas.getByText(/second floor/);
    await expect(address.scrollWidth).toBeGreaterThan(address.clientWidth);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(first).toHaveClass('MuiGrid-grid-xs-12');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveFocus();
  },
};

/** Shows two items of half the width, and one of the full width. */
export const HalfGrid: Story = {
  render: () => <HalfGridDemo />,
  play: async ({ canvas }) => {
    const width = (text: string) => canvas.getByText(text).offsetWidth;
    await expect(Math.abs(width('Orders') - width('Parcels'))).toBeLessThanOrEqual(1);
    await expect(width('Invoices')).toBeGreaterThan(width('Orders'));
  },
};

/** Shows one item as wide as its content, and one that fills the row. */
export const AutoGrid: Story = {
  render: () => <AutoGridDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Two chairs and a table').offsetWidth).toBeGreaterThan(
      canvas.getByText('No. 31').offsetWidth,
    );
  },
};
