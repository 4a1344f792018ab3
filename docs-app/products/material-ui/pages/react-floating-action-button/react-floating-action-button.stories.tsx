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

/** The main action of a view with a text label, and a small one above it. */
export const NewDelivery: Story = {
  render: () => <NewDeliveryDemo />,
  play: async ({ canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Add a stop' });
    await expect(add).toHaveClass('MuiFab-extended');
    await userEvent.click(add);
    await expect(canvas.getByRole('status')).toHaveTextContent('4 stops, whole town');
    const centre = canvas.getByRole('button', { name: 'Centre on the van' });
    centre.focus();
    await userEvent.keyboard('{Enter}');
    await expect(centre).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('centred on the van');
  },
};
