import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import ChosenParcelsDemo from './demos/ChosenParcels/system.tsx';
import PaidInvoicesDemo from './demos/PaidInvoices/system.tsx';

const meta = {
  title: 'MUI X/Data Grid row selection',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Selects rows with checkboxes only. */
export const ChosenParcels: Story = {
  render: () => <ChosenParcelsDemo />,
  play: async ({ canvas, userEvent }) => {
    const boxes = await canvas.findAllByRole('checkbox', { name: 'Select row' });
    await userEvent.click(boxes[1]!);
    await userEvent.click(boxes[2]!);
    await expect(await canvas.findByText('2 rows selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('gridcell', { name: 'Lisbon' }));
    await expect(canvas.getByText('2 rows selected')).toBeVisible();
  },
};

/** Marks the selected invoices as paid. */
export const PaidInvoices: Story = {
  render: () => <PaidInvoicesDemo />,
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('checkbox', { name: 'Select row' });
    await userEvent.click(first!);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark 1 as paid' }));
    await expect(await canvas.findByRole('gridcell', { name: 'Paid' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mark 0 as paid' })).toBeDisabled();
  },
};
