import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import CustomerSearchBarDemo from './demos/CustomerSearchBar/system.tsx';
import ImportProgressDemo from './demos/ImportProgress/system.tsx';
import PackingBarDemo from './demos/PackingBar/system.tsx';

const meta = {
  title: 'Joy UI/Linear Progress',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a progress bar that fills with each imported batch of orders. */
export const ImportProgress: Story = {
  render: () => <ImportProgressDemo />,
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Orders of last year' });
    await expect(bar).toHaveAttribute('aria-valuenow', '33');
    await userEvent.click(canvas.getByRole('button', { name: 'Import the next 40' }));
    await expect(bar).toHaveAttribute('aria-valuetext', '80 of 120 orders');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('All orders are here.');
    await userEvent.keyboard('{Enter}');
    await expect(bar).toHaveAttribute('aria-valuenow', '0');
  },
};

/** Shows a bar that is filled to 60 percent. */
export const PackingBar: Story = {
  render: () => <PackingBarDemo />,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Order 1042, 60 % packed' });
    await expect(bar).toHaveAttribute('aria-valuenow', '60');
  },
};

/** Shows a moving bar while a search runs. */
export const CustomerSearchBar: Story = {
  render: () => <CustomerSearchBarDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search all customers' }));
    const bar = canvas.getByRole('progressbar', { name: 'Searching' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await userEvent.keyboard('{Enter}');
    await expect(bar).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('12 customers found');
  },
};
