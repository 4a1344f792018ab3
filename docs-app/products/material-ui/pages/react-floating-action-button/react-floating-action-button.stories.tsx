import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import NewDeliveryDemo from './demos/NewDelivery/system.tsx';

const meta = {
  title: 'Material UI/Floating Action Button',
  decorators: [withDemoProviders],
  parameters: {
    design: { url: 'https://m2.material.io/components/buttons-floating-action-button' },
  },
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a floating action button with a label, and a small button above it. */
export const NewDelivery: Story = {
  render: () => <NewDeliveryDemo />,
  play: async ({ canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Add a stop' });
    await expect(add).toHaveClass('MuiFab-extended');
    await userEvent.click(add);
    await expect(canvas.getByRole('status')).toHaveTextContent('4 stops, whole town');
    const center = canvas.getByRole('button', { name: 'Center on the van' });
    center.focus();
    await userEvent.keyboard('{Enter}');
    await expect(center).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('centered on the van');
  },
};
