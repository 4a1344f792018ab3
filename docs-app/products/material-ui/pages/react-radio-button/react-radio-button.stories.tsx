import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import AddressRowsDemo from './demos/AddressRows/system.tsx';
import RequiredChoiceDemo from './demos/RequiredChoice/system.tsx';
import RadioSizesDemo from './demos/RadioSizes/system.tsx';
import PaymentMethodDemo from './demos/PaymentMethod/system.tsx';
import DeliverySpeedDemo from './demos/DeliverySpeed/system.tsx';
import ShirtSizeDemo from './demos/ShirtSize/system.tsx';

const meta = {
  title: 'Material UI/Radio Group',
  decorators: [withDemoProviders],
  parameters: { design: { url: 'https://m2.material.io/components/radio-buttons' } },
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a radio group with a visible label, and text that depends on its value. */
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

/** Shows a row of radio buttons whose value a form submits. */
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

/** Shows an uncontrolled radio group. */
export const PaymentMethod: Story = {
  render: () => <PaymentMethodDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Invoice' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Card' })).toBeChecked();
  },
};

/** Compares the sizes and two colors of a radio button. */
export const RadioSizes: Story = {
  render: () => <RadioSizesDemo />,
  play: async ({ canvas, userEvent }) => {
    const letter = canvas.getByRole('radio', { name: 'Letter, small' });
    await userEvent.click(letter);
    await expect(letter.closest('.MuiRadio-root')).toHaveClass('MuiRadio-colorSecondary');
    await expect(canvas.getByRole('radio', { name: 'Pallet' })).not.toBeChecked();
  },
};

/** Shows an error when the user continues without a selected option. */
export const RequiredChoice: Story = {
  render: () => <RequiredChoiceDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Choose a reason.');
    await userEvent.click(canvas.getByRole('radio', { name: 'Damaged' }));
    await expect(canvas.getByRole('status')).not.toHaveTextContent('Choose a reason.');
  },
};

/** Shows radio buttons in the rows of a table. */
export const AddressRows: Story = {
  render: () => <AddressRowsDemo />,
  play: async ({ canvas, userEvent }) => {
    const mill = canvas.getByRole('radio', { name: 'Mill Lane 12' });
    await userEvent.click(mill);
    await expect(mill).toBeChecked();
    await expect(mill.closest('tr')).toHaveClass('Mui-selected');
  },
};
