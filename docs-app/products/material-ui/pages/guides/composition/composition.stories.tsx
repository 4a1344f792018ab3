import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import LinkedRowsDemo from './demos/LinkedRows/system.tsx';
import LargeTooltipDemo from './demos/LargeTooltip/system.tsx';
import BadgeWithTooltipDemo from './demos/BadgeWithTooltip/system.tsx';
import PriceFieldDemo from './demos/PriceField/system.tsx';

const meta = {
  title: 'Material UI/Composition',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows list buttons that are links. */
export const LinkedRows: Story = {
  render: () => <LinkedRowsDemo />,
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Order 20419' });
    await expect(link).toHaveAttribute('href', '#order-20419');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Order 20418' })).toHaveFocus();
  },
};

/** Shows a tooltip with another transition and a larger font. */
export const LargeTooltip: Story = {
  render: () => <LargeTooltipDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pack order 20418' })).toHaveFocus();
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tooltip).toBeVisible());
    const text = await screen.findByText('Two items of this order are fragile');
    await expect(text).toHaveStyle({ fontSize: '16px' });
  },
};

/** Shows a tooltip on a component that forwards its ref. */
export const BadgeWithTooltip: Story = {
  render: () => <BadgeWithTooltipDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '2 late' })).toHaveFocus();
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tooltip).toBeVisible());
    await expect(tooltip).toHaveTextContent('Two parcels left the harbor after noon');
  },
};

/** Shows two fields that share one wrapper component and its adornment. */
export const PriceField: Story = {
  render: () => <PriceFieldDemo />,
  play: async ({ canvas, userEvent }) => {
    const net = canvas.getByRole('textbox', { name: 'Net price, in euros' });
    await expect(net).toHaveAttribute('inputmode', 'decimal');
    await userEvent.clear(net);
    await userEvent.type(net, '120');
    await expect(net).toHaveValue('120');
    const shipping = canvas.getByRole('textbox', { name: 'Shipping, in euros' });
    await expect(shipping).toHaveAccessibleDescription('Inside the country');
    await expect(shipping).toHaveAttribute('inputmode', 'decimal');
    await expect(canvas.getAllByText('€')).toHaveLength(2);
    await expect(canvas.getByText('per parcel')).toBeVisible();
  },
};
