import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import FilterDrawerDemo from './demos/FilterDrawer/system.tsx';

const meta = {
  title: 'Joy UI/Drawer',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows filters in a drawer that closes on Escape. */
export const FilterDrawer: Story = {
  render: () => <FilterDrawerDemo />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Filter the invoices' });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await userEvent.click(within(drawer).getByRole('checkbox', { name: 'Paid' }));
    await expect(canvas.getByText('Shown: Open, Overdue')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
