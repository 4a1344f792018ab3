import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import OrderLoadingDemo from './demos/OrderLoading/system.tsx';
import PackingProgressDemo from './demos/PackingProgress/system.tsx';
import StockRingsDemo from './demos/StockRings/system.tsx';

const meta = {
  title: 'Joy UI/Circular Progress',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a progress ring that fills with each packed parcel. */
export const PackingProgress: Story = {
  render: () => <PackingProgressDemo />,
  play: async ({ canvas, userEvent }) => {
    const ring = canvas.getByRole('progressbar', { name: 'Parcels packed' });
    await expect(ring).toHaveAttribute('aria-valuenow', '25');
    await userEvent.click(canvas.getByRole('button', { name: 'Pack the next one' }));
    await expect(ring).toHaveAttribute('aria-valuetext', '2 of 4');
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('All parcels are packed.');
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await expect(ring).toHaveAttribute('aria-valuenow', '0');
  },
};

/** Shows a rotating ring while an order is loading. */
export const OrderLoading: Story = {
  render: () => <OrderLoadingDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load order 1042 again' }));
    const ring = canvas.getByRole('progressbar', { name: 'Loading order 1042' });
    await expect(ring).not.toHaveAttribute('aria-valuenow');
    await userEvent.keyboard('{Enter}');
    await expect(ring).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('Two chairs and a table');
  },
};

/** Shows three rings of different sizes. */
export const StockRings: Story = {
  render: () => <StockRingsDemo />,
  play: async ({ canvas }) => {
    const widthOf = (name: string) =>
      canvas.getByRole('progressbar', { name }).getBoundingClientRect().width;
    await expect(widthOf('Chairs')).toBe(24);
    await expect(widthOf('Tables')).toBe(40);
    await expect(widthOf('Lamps')).toBe(64);
    const lamps = canvas.getByRole('progressbar', { name: 'Lamps' });
    await expect(lamps).toHaveAttribute('aria-valuenow', '75');
  },
};
