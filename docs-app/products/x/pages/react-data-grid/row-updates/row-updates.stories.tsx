import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import ChangingParcelsDemo from './demos/ChangingParcels/system.tsx';
import SingleRowUpdateDemo from './demos/SingleRowUpdate/system.tsx';

const meta = {
  title: 'MUI X/Data Grid row updates',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Adds and removes rows by passing a new `rows` array. */
export const ChangingParcels: Story = {
  render: () => <ChangingParcelsDemo />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('gridcell', { name: 'A-18' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add a parcel' }));
    await expect(await canvas.findByRole('gridcell', { name: 'A-19' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the last' }));
    await waitFor(() =>
      expect(canvas.queryByRole('gridcell', { name: 'A-19' })).not.toBeInTheDocument(),
    );
  },
};

/** Changes one row with the API object. */
export const SingleRowUpdate: Story = {
  render: () => <SingleRowUpdateDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('row', { name: /Gull 60/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Move the Gull' }));
    await expect(await canvas.findByRole('row', { name: /Gull 45/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Heron 40/ })).toBeVisible();
  },
};
