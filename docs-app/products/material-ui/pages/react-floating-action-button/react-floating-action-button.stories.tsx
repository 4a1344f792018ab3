import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import BasicFabDemo from './demos/BasicFab/system.tsx';
import FabSizesDemo from './demos/FabSizes/system.tsx';
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

/** Shows a round button in the primary color. */
export const BasicFab: Story = {
  render: () => <BasicFabDemo />,
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: 'Add a parcel' });
    await expect(add).toHaveClass('MuiFab-circular', 'MuiFab-primary');
    await expect(add.getBoundingClientRect().width).toBe(56);
  },
};

/** Shows the three sizes, as round and as extended buttons. */
export const FabSizes: Story = {
  render: () => <FabSizesDemo />,
  play: async ({ canvas }) => {
    const heights = (name: RegExp) =>
      canvas.getAllByRole('button', { name }).map((button) => (button as HTMLElement).offsetHeight);
    await expect(heights(/^Start, /)).toEqual([40, 48, 56]);
    await expect(heights(/^Start$/)).toEqual([34, 40, 48]);
  },
};

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
