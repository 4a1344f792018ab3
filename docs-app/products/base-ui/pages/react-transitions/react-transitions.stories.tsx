import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import DeliveryDetailsCss from './demos/DeliveryDetails/css.tsx';
import DeliveryDetailsSystem from './demos/DeliveryDetails/system.tsx';
import DeliveryDetailsTailwind from './demos/DeliveryDetails/tailwind.tsx';

const meta = {
  title: 'Base UI/Transitions',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a panel that fades with a transition, and a stamp with two animations. */
export const DeliveryDetails: Story = {
  render: renderStyling({
    system: DeliveryDetailsSystem,
    tailwind: DeliveryDetailsTailwind,
    css: DeliveryDetailsCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const details = canvas.getByText(/Two boxes/);
    const stamp = canvas.getByText('Received on 3 May');
    await expect(details).not.toBeVisible();
    await expect(stamp).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delivery' }));
    await waitFor(() => expect(details).toHaveStyle({ visibility: 'visible', opacity: '1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delivery' }));
    await waitFor(() => expect(details).not.toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Paid' }));
    await waitFor(() => expect(stamp).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Paid' }));
    await waitFor(() => expect(stamp).not.toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(stamp).toBeVisible());
    await waitFor(() => expect(stamp.getAnimations()).toHaveLength(0));
  },
};
