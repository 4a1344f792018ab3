import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import OrderLinksDemo from './demos/OrderLinks/system.tsx';
import ChosenParcelsDemo from './demos/ChosenParcels/system.tsx';

const meta = {
  title: 'MUI System/Screen readers',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Adds the order number to the name of each link for screen readers only. */
export const OrderLinks: Story = {
  render: () => <OrderLinksDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Details of order 20418' })).toBeVisible();
    const hidden = canvas.getByText('of order 20419');
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

/** Announces the number of chosen parcels with visually hidden text. */
export const ChosenParcels: Story = {
  render: () => <ChosenParcelsDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'A-18' }));
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('1 of 3 parcels chosen');
    await expect(status.getBoundingClientRect().height).toBeLessThanOrEqual(1);
  },
};
