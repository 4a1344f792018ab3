import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import BoxSizeDemo from './demos/BoxSize/system.tsx';
import DeliverySpeedDemo from './demos/DeliverySpeed/system.tsx';
import PaymentKindDemo from './demos/PaymentKind/system.tsx';

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

/** Shows three payment methods, of which the first is selected. */
export const PaymentKind: Story = {
  render: () => <PaymentKindDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Payment' })).toBeVisible();
    const card = canvas.getByRole('radio', { name: 'By card' });
    await expect(card).toBeChecked();
    await userEvent.tab();
    await expect(card).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'By invoice' })).toBeChecked();
    await userEvent.click(canvas.getByText('In cash at the warehouse'));
    await expect(canvas.getByRole('radio', { name: /In cash/ })).toBeChecked();
  },
};

/** Shows three radio buttons in a row, with a background instead of the radio icon. */
export const BoxSize: Story = {
  render: () => <BoxSizeDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Medium' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Large' }));
    await expect(canvas.getByRole('radio', { name: 'Large' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Medium' })).toBeChecked();
  },
};
