import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import HiddenWeightDemo from './demos/HiddenWeight/system.tsx';
import NotesSwitchDemo from './demos/NotesSwitch/system.tsx';

const meta = {
  title: 'MUI X/Data Grid column visibility',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Hides the weight column initially. */
export const HiddenWeight: Story = {
  render: () => <HiddenWeightDemo />,
  play: async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: 'City' });
    await expect(canvas.queryByRole('columnheader', { name: 'Weight' })).toBeNull();
  },
};

/** Toggles the visibility of a column with a switch outside the grid. */
export const NotesSwitch: Story = {
  render: () => <NotesSwitchDemo />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('columnheader', { name: 'Parcel' });
    await expect(canvas.queryByRole('columnheader', { name: 'Notes' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Notes' }));
    await expect(await canvas.findByRole('gridcell', { name: 'Ring twice' })).toBeVisible();
  },
};
