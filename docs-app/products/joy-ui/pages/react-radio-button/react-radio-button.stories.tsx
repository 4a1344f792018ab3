import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import DeliverySpeedDemo from './demos/DeliverySpeed/system.tsx';

const meta = {
  title: 'Joy UI/Radio Button',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows radio buttons in cards that are clickable as a whole. */
export const DeliverySpeed: Story = {
  render: () => <DeliverySpeedDemo />,
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Delivery' });
    await waitFor(() => expect(group).toHaveAccessibleDescription(/Nothing to pay/));
    await userEvent.click(canvas.getByRole('radio', { name: /Express/ }));
    await expect(canvas.getByText(/9 euros/)).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    const standard = canvas.getByRole('radio', { name: /Standard/ });
    await expect(standard).toBeChecked();
    await expect(standard).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'I pick it up' })).toBeDisabled();
  },
};
