import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import PaymentDividerDemo from './demos/PaymentDivider/system.tsx';

const meta = {
  title: 'Joy UI/Divider',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a horizontal line, a line between two texts, and a line with a word. */
export const PaymentDivider: Story = {
  render: () => <PaymentDividerDemo />,
  play: async ({ canvas, userEvent }) => {
    const separators = canvas.getAllByRole('separator');
    await expect(separators).toHaveLength(1);
    await expect(separators[0]).toHaveTextContent('or');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay by card' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Paid by card');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('An invoice will follow');
  },
};
