import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import ClosedDaysDemo from './demos/ClosedDays/system.tsx';
import NoteAcrossDemo from './demos/NoteAcross/system.tsx';

const meta = {
  title: 'MUI X/Data Grid column spanning',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Merges the hours of a closed day into one cell. */
export const ClosedDays: Story = {
  render: () => <ClosedDaysDemo />,
  play: async ({ canvas }) => {
    const closed = await canvas.findByRole('gridcell', { name: 'Closed' });
    await expect(closed).toHaveAttribute('aria-colspan', '2');
    await expect(closed.offsetWidth).toBe(260);
  },
};

/** Spans a note to the end of the row. */
export const NoteAcross: Story = {
  render: () => <NoteAcrossDemo />,
  play: async ({ canvas }) => {
    const note = await canvas.findByRole('gridcell', { name: 'Waits for better weather' });
    await expect(note).toHaveAttribute('aria-colspan', '3');
    await expect(note.offsetWidth).toBe(330);
  },
};
