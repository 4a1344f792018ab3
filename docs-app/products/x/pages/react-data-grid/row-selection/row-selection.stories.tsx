import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import ChosenParcelsDemo from './demos/ChosenParcels/system.tsx';
import KeptSelectionDemo from './demos/KeptSelection/system.tsx';
import OpenOrdersDemo from './demos/OpenOrders/system.tsx';
import PaidInvoicesDemo from './demos/PaidInvoices/system.tsx';

const meta = {
  title: 'MUI X/Data Grid row selection',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Selects rows with checkboxes only, one by one and as a range. */
export const ChosenParcels: Story = {
  render: () => <ChosenParcelsDemo />,
  play: async ({ canvas, userEvent }) => {
    const boxes = await canvas.findAllByRole('checkbox', { name: 'Select row' });
    await userEvent.click(boxes[1]!);
    await userEvent.click(boxes[2]!);
    await expect(await canvas.findByText('2 rows selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('gridcell', { name: 'Lisbon' }));
    await expect(canvas.getByText('2 rows selected')).toBeVisible();
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(boxes[5]!);
    await userEvent.keyboard('{/Shift}');
    await expect(await canvas.findByText('5 rows selected')).toBeVisible();
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

/** Shows orders of which one cannot be selected. */
export const OpenOrders: Story = {
  render: () => <OpenOrdersDemo />,
  play: async ({ canvas, userEvent }) => {
    const boxes = await canvas.findAllByRole('checkbox', { name: 'Select row' });
    await expect(boxes[1]).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await expect(await canvas.findByText('3 rows selected')).toBeVisible();
    await expect(boxes[1]).not.toBeChecked();
  },
};

/** Shows a selection that remains when a server sends another page. */
export const KeptSelection: Story = {
  render: () => <KeptSelectionDemo />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('gridcell', { name: '20401' });
    await userEvent.click(canvas.getAllByRole('checkbox', { name: 'Select row' })[0]!);
    await userEvent.click(canvas.getByRole('button', { name: 'Go to next page' }));
    await canvas.findByRole('gridcell', { name: '20404' });
    await userEvent.click(canvas.getAllByRole('checkbox', { name: 'Select row' })[1]!);
    await expect(await canvas.findByText('To pack: 20401, 20405')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to previous page' }));
    await canvas.findByRole('gridcell', { name: '20401' });
    await expect(canvas.getByRole('checkbox', { name: 'Unselect row' })).toBeChecked();
  },
};
