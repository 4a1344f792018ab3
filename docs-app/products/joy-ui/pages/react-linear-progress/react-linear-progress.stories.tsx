import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import ImportProgressDemo from './demos/ImportProgress/system.tsx';

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
