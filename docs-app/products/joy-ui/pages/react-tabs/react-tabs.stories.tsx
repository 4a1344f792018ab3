import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import OrderTabsDemo from './demos/OrderTabs/system.tsx';

const meta = {
  title: 'Joy UI/Tabs',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows tabs of an order; the notes keep the typed text while another tab is selected. */
export const OrderTabs: Story = {
  render: () => <OrderTabsDemo />,
  play: async ({ canvas, userEvent }) => {
    const items = canvas.getByRole('tab', { name: 'Items' });
    const notes = canvas.getByRole('tab', { name: 'Notes' });
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Two chairs');
    await userEvent.click(notes);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), ' Twice!');
    notes.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(items).toHaveAttribute('aria-selected', 'true'));
    await expect(items).toHaveFocus();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(notes);
    await expect(canvas.getByRole('textbox')).toHaveValue('Ring twice. Twice!');
    await expect(canvas.getByRole('tab', { name: 'History' })).toBeDisabled();
  },
};
