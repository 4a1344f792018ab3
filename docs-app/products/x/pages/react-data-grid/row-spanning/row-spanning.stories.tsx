import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import HarborSpansDemo from './demos/HarborSpans/system.tsx';
import PickupPlanDemo from './demos/PickupPlan/system.tsx';
import TimetableDemo from './demos/Timetable/system.tsx';

const meta = {
  title: 'MUI X/Data Grid row spanning',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Merges cells with the same day or driver, also after sorting. */
export const PickupPlan: Story = {
  render: () => <PickupPlanDemo />,
  play: async ({ canvas, userEvent }) => {
    const monday = await canvas.findByRole('gridcell', { name: 'Monday' });
    await waitFor(() => expect(monday).toHaveAttribute('aria-rowspan', '3'));
    await expect(canvas.getAllByRole('gridcell', { name: 'Jonas Berg' })).toHaveLength(1);

    await userEvent.click(canvas.getByRole('gridcell', { name: 'Studio Hill' }));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(monday).toHaveFocus());

    await userEvent.click(canvas.getByRole('columnheader', { name: 'Stop' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('gridcell', { name: 'Monday' })).toHaveLength(2),
    );
  },
};

/** Merges berths within a harbor, and never merges numbers. */
export const HarborSpans: Story = {
  render: () => <HarborSpansDemo />,
  play: async ({ canvas }) => {
    const oslo = await canvas.findByRole('gridcell', { name: 'Oslo' });
    await waitFor(() => expect(oslo).toHaveAttribute('aria-rowspan', '2'));
    await expect(canvas.getAllByRole('gridcell', { name: 'B2' })).toHaveLength(2);
    await expect(canvas.getAllByRole('gridcell', { name: '4' })).toHaveLength(2);
  },
};

/** Merges the hours of a course and keeps empty cells separate. */
export const Timetable: Story = {
  render: () => <TimetableDemo />,
  play: async ({ canvas }) => {
    const knots = await canvas.findByRole('gridcell', { name: 'Knots' });
    await waitFor(() => expect(knots).toHaveAttribute('aria-rowspan', '2'));
    await expect(canvas.getByRole('gridcell', { name: 'Radio' })).toHaveAttribute(
      'aria-rowspan',
      '1',
    );
  },
};
