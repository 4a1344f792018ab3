import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import PackingProgressDemo from './demos/PackingProgress/system.tsx';

const meta = {
  title: 'Joy UI/Circular Progress',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a progress ring that fills with each packed parcel. */
export const PackingProgress: Story = {
  render: () => <PackingProgressDemo />,
  play: async ({ canvas, userEvent }) => {
    const ring = canvas.getByRole('progressbar', { name: 'Parcels packed' });
    await expect(ring).toHaveAttribute('aria-valuenow', '25');
    await userEvent.click(canvas.getByRole('button', { name: 'Pack the next one' }));
    await expect(ring).toHaveAttribute('aria-valuetext', '2 of 4');
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('All parcels are packed.');
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await expect(ring).toHaveAttribute('aria-valuenow', '0');
  },
};
