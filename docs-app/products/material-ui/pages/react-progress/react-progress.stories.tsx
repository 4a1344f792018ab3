import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import PackingProgressDemo from './demos/PackingProgress/system.tsx';

const meta = {
  title: 'Material UI/Progress',
  decorators: [withDemoProviders],
  parameters: { design: { url: 'https://m2.material.io/components/progress-indicators' } },
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a bar and a ring that display progress. */
export const PackingProgress: Story = {
  render: () => <PackingProgressDemo />,
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Parcels packed' });
    const ring = canvas.getByRole('progressbar', { name: 'Room used in the van' });
    await expect(bar).toHaveAttribute('aria-valuenow', '38');
    await userEvent.click(canvas.getByRole('button', { name: 'Pack the next one' }));
    await expect(bar).toHaveAttribute('aria-valuetext', '4 of 8');
    await expect(ring).toHaveAttribute('aria-valuenow', '50');
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}');
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    await expect(bar).toHaveClass('MuiLinearProgress-colorSuccess');
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await expect(ring).toHaveAttribute('aria-valuenow', '13');
  },
};
