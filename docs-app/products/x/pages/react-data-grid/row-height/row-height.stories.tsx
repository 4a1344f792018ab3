import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import DensityChoiceDemo from './demos/DensityChoice/system.tsx';
import WrappedNotesDemo from './demos/WrappedNotes/system.tsx';

const meta = {
  title: 'MUI X/Data Grid row height',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Changes the height of all rows. */
export const DensityChoice: Story = {
  render: () => <DensityChoiceDemo />,
  play: async ({ canvas, userEvent }) => {
    const cell = await canvas.findByRole('gridcell', { name: 'Northern Light' });
    await waitFor(() => expect(cell.offsetHeight).toBeLessThan(45));
    await userEvent.click(canvas.getByRole('button', { name: 'Comfortable' }));
    await waitFor(() =>
      expect(canvas.getByRole('gridcell', { name: 'Northern Light' }).offsetHeight).toBeGreaterThan(
        60,
      ),
    );
  },
};

/** Shows a long note on several lines. */
export const WrappedNotes: Story = {
  render: () => <WrappedNotesDemo />,
  play: async ({ canvas }) => {
    const long = await canvas.findByRole('gridcell', { name: /fish market/ });
    await waitFor(() =>
      expect(long.offsetHeight).toBeGreaterThan(
        canvas.getByRole('gridcell', { name: 'Ring twice.' }).offsetHeight,
      ),
    );
  },
};
