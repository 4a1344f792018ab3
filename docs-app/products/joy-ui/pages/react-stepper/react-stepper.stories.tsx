import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import CheckoutStepsDemo from './demos/CheckoutSteps/system.tsx';
import ParcelStepsDemo from './demos/ParcelSteps/system.tsx';
import ReturnStepsDemo from './demos/ReturnSteps/system.tsx';

const meta = {
  title: 'Joy UI/Stepper',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows the steps of a checkout; completed steps can be opened again. */
export const CheckoutSteps: Story = {
  render: () => <CheckoutStepsDemo />,
  play: async ({ canvas, userEvent }) => {
    const [address, delivery, payment] = canvas.getAllByRole('listitem');
    await expect(delivery).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByRole('button', { name: 'Payment' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next step' }));
    await expect(payment).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getAllByRole('img', { name: 'Done' })).toHaveLength(2);
    canvas.getByRole('button', { name: 'Address' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(address).toHaveAttribute('aria-current', 'step');
    await expect(canvas.queryByRole('img', { name: 'Done' })).not.toBeInTheDocument();
  },
};

/** Shows the three steps of a parcel, of which the second is current. */
export const ParcelSteps: Story = {
  render: () => <ParcelStepsDemo />,
  play: async ({ canvas }) => {
    const [packed, shipped, delivered] = canvas.getAllByRole('listitem');
    await expect(packed).toHaveClass('Mui-completed');
    await expect(shipped).toHaveAttribute('aria-current', 'step');
    await expect(delivered).toHaveTextContent('3Delivered');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Shows four steps with their labels below the indicators. */
export const ReturnSteps: Story = {
  render: () => <ReturnStepsDemo />,
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(4);
    await expect(steps[2]).toHaveAttribute('aria-current', 'step');
    await expect(steps[2]).toHaveStyle({ flexDirection: 'column' });
  },
};
