import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import OrderTooltipsDemo from './demos/OrderTooltips/system.tsx';
import PrintTooltipDemo from './demos/PrintTooltip/system.tsx';
import TooltipPlacementsDemo from './demos/TooltipPlacements/system.tsx';

const meta = {
  title: 'Joy UI/Tooltip',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a tooltip that names an icon button, and a tooltip that describes a button. */
export const OrderTooltips: Story = {
  render: () => <OrderTooltipsDemo />,
  play: async ({ canvas, userEvent }) => {
    const copy = canvas.getByRole('button', { name: 'Copy the order' });
    await userEvent.hover(copy);
    await expect(await screen.findByText('Copy the order')).toBeVisible();
    await userEvent.unhover(copy);
    await waitFor(() => expect(screen.queryByText('Copy the order')).not.toBeInTheDocument());
    await userEvent.click(copy);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 copy');
    await userEvent.tab();
    const send = canvas.getByRole('button', { name: 'Send today' });
    await expect(send).toHaveFocus();
    await screen.findByText('It leaves the warehouse at six.');
    await expect(send).toHaveAccessibleDescription('It leaves the warehouse at six.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByText('It leaves the warehouse at six.')).not.toBeInTheDocument(),
    );
  },
};

/** Shows a tooltip that names an icon button. */
export const PrintTooltip: Story = {
  render: () => <PrintTooltipDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Print the invoice' })).toHaveFocus();
    await expect(await screen.findByText('Print the invoice')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Print the invoice')).not.toBeInTheDocument());
  },
};

/** Shows four buttons, each with a tooltip with an arrow on a different side. */
export const TooltipPlacements: Story = {
  render: () => <TooltipPlacementsDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'top' })).toHaveFocus();
    await expect(await screen.findByText('Parcel 77, on its way')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByText('Parcel 77, on its way')).not.toBeInTheDocument(),
    );
  },
};
