import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import AddressFormDemo from './demos/AddressForm/system.tsx';
import TabKeysDemo from './demos/TabKeys/system.tsx';

const meta = {
  title: 'Joy UI/Right-to-left',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows an Arabic form whose labels begin at the right edge. */
export const AddressForm: Story = {
  render: () => <AddressFormDemo />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'الاسم' });
    await expect(field).toHaveStyle({ direction: 'rtl' });
    const label = canvas.getByText('الاسم').getBoundingClientRect();
    const box = (field.parentElement as HTMLElement).getBoundingClientRect();
    await expect(Math.abs(label.right - box.right)).toBeLessThan(2);
  },
};

/** Shows tabs whose arrow keys follow the text direction. */
export const TabKeys: Story = {
  render: () => <TabKeysDemo />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { name: 'Parcels' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Invoices' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Right to left' }));
    canvas.getByRole('tab', { name: 'Parcels' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(canvas.getByRole('tabpanel')).toHaveTextContent('Invoices of order 1042'),
    );
  },
};
