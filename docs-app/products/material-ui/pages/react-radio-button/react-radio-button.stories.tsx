import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import DeliverySpeedDemo from './demos/DeliverySpeed/system.tsx';
import ShirtSizeDemo from './demos/ShirtSize/system.tsx';

const meta = {
  title: 'Material UI/Radio Group',
  decorators: [withDemoProviders],
  parameters: { design: { url: 'https://m2.material.io/components/radio-buttons' } },
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a radio group with a visible label, and a text that depends on the value. */
export const DeliverySpeed: Story = {
  render: () => <DeliverySpeedDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Delivery' })).toBeVisible();
    await userEvent.click(canvas.getByText('Express'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Arrives tomorrow for 9 €.');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Pick it up' })).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('Ready in the shop');
    await expect(canvas.getByRole('radio', { name: 'Drone (not yet)' })).toBeDisabled();
  },
};

/** Shows a row of options that a form submits. */
export const ShirtSize: Story = {
  render: () => <ShirtSizeDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'M' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'L' }));
    await expect(canvas.getByRole('radio', { name: 'M' })).not.toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('A shirt in L is on its way.');
  },
};
