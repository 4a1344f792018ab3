import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import ResponsiveBoxDemo from './demos/ResponsiveBox/system.tsx';
import PlainBoxDemo from './demos/PlainBox/system.tsx';
import StockBarsDemo from './demos/StockBars/system.tsx';

const meta = {
  title: 'Material UI/Box',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a bar chart of boxes whose width follows the stock. */
export const StockBars: Story = {
  render: () => <StockBarsDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Stock' }).tagName).toBe('SECTION');
    const [chairs, tables] = canvas.getAllByRole('definition');
    const widthOf = (row?: HTMLElement) =>
      row?.firstElementChild?.getBoundingClientRect().width ?? 0;
    await expect(tables).toHaveTextContent('6');
    await expect(widthOf(tables)).toBeLessThan(widthOf(chairs));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(tables).toHaveTextContent('20');
    await expect(widthOf(tables)).toBeGreaterThan(widthOf(chairs));
  },
};

/** Shows a box with padding, a background and a radius. */
export const PlainBox: Story = {
  render: () => <PlainBoxDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your order leaves today.')).toHaveStyle({
      padding: '16px',
      borderRadius: '4px',
    });
  },
};

/** Shows a box whose columns change at a breakpoint. */
export const ResponsiveBox: Story = {
  render: () => <ResponsiveBoxDemo />,
  play: async ({ canvas }) => {
    const sender = canvas.getByText('Sender: Lind').getBoundingClientRect();
    const recipient = canvas.getByText(/^Recipient/).getBoundingClientRect();
    const isWide = window.matchMedia('(min-width: 600px)').matches;
    await expect(recipient.top > sender.top).toBe(!isWide);
  },
};
