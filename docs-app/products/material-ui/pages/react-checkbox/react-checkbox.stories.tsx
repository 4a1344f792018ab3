import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import OrderExtrasDemo from './demos/OrderExtras/system.tsx';
import PackingListDemo from './demos/PackingList/system.tsx';

const meta = {
  title: 'Material UI/Checkbox',
  decorators: [withDemoProviders],
  parameters: { design: { url: 'https://m2.material.io/components/checkboxes' } },
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a checkbox group with a label and a maximum number of choices. */
export const OrderExtras: Story = {
  render: () => <OrderExtrasDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Choose up to two extras' })).toBeVisible();
    await userEvent.click(canvas.getByText('Greeting card'));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 2 chosen');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Extra insurance' })).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('one too many');
    await expect(canvas.getByRole('checkbox', { name: /Express/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Gift wrap' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 2 chosen');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Keep my choice' }));
    await expect(canvas.getByRole('checkbox', { name: 'Keep my choice' })).toBeChecked();
  },
};

/** Shows a parent checkbox that checks or clears all items. */
export const PackingList: Story = {
  render: () => <PackingListDemo />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Everything is packed' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 3 packed');
    canvas.getByRole('checkbox', { name: 'One side table' }).focus();
    await userEvent.keyboard(' ');
    await expect(all).not.toBeChecked();
    await expect(all).toBePartiallyChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 3 packed');
  },
};
