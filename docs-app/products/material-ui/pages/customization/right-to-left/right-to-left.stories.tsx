import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import AddressFormDemo from './demos/AddressForm/system.tsx';
import TabKeysDemo from './demos/TabKeys/system.tsx';

const meta = {
  title: 'Material UI/Right-to-left',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows an Arabic form with labels at the right edge. */
export const AddressForm: Story = {
  render: () => <AddressFormDemo />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'المدينة' });
    const label = canvas.getByText('المدينة', { selector: 'label' });
    const fieldBox = field.getBoundingClientRect();
    const labelBox = label.getBoundingClientRect();
    await expect(fieldBox.right - labelBox.right).toBeLessThan(labelBox.left - fieldBox.left);
    await expect(field).toHaveStyle({ direction: 'rtl' });
  },
};

/** Shows tabs whose arrow keys follow the direction of the theme. */
export const TabKeys: Story = {
  render: () => <TabKeysDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Parcels' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Invoices' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Invoices' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Right to left' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Invoices' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Parcels' })).toHaveFocus();
  },
};
