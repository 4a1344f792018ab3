import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import OrderExtrasDemo from './demos/OrderExtras/system.tsx';
import PackingListDemo from './demos/PackingList/system.tsx';
import TermsCheckboxDemo from './demos/TermsCheckbox/system.tsx';

const meta = {
  title: 'Joy UI/Checkbox',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a checkbox for all items, which is indeterminate while some items are checked. */
export const PackingList: Story = {
  render: () => <PackingListDemo />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'All items' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Two chairs' }));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'One table' }));
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Desk lamp' })).toBeChecked();
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 3 packed');
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: 'Two chairs' })).not.toBeChecked();
  },
};

/** Shows three checkboxes, of which one is checked and one is disabled. */
export const OrderExtras: Story = {
  render: () => <OrderExtrasDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Delivery note by mail' })).toBeChecked();
    await userEvent.click(canvas.getByText('Gift wrapping'));
    const wrapping = canvas.getByRole('checkbox', { name: 'Gift wrapping' });
    await expect(wrapping).toBeChecked();
    await expect(wrapping).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(wrapping).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /Assembly/ })).toBeDisabled();
  },
};

/** Shows a message below a checkbox that must be checked. */
export const TermsCheckbox: Story = {
  render: () => <TermsCheckboxDemo />,
  play: async ({ canvas, userEvent }) => {
    const terms = canvas.getByRole('checkbox', { name: 'I agree to the terms of delivery' });
    const order = canvas.getByRole('button', { name: 'Place order' });
    await userEvent.click(order);
    await expect(terms).toBeInvalid();
    await expect(terms).toHaveAccessibleDescription('Check the box to place the order.');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(terms).toBeValid();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(order);
    await expect(canvas.getByRole('status')).toHaveTextContent('Order 1042 is placed.');
  },
};
