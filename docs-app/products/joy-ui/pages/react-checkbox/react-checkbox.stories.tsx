import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import PackingListDemo from './demos/PackingList/system.tsx';

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
    await expect(all).toHaveAttribute('aria-checked', 'mixed');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'One table' }));
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Desk lamp' })).toBeChecked();
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 3 packed');
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: 'Two chairs' })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /Delivery note/ })).toBeDisabled();
  },
};
