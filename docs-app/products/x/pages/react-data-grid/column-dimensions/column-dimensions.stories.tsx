import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import FittedColumnsDemo from './demos/FittedColumns/system.tsx';
import FlexColumnsDemo from './demos/FlexColumns/system.tsx';
import WidthReportDemo from './demos/WidthReport/system.tsx';

const meta = {
  title: 'MUI X/Data Grid column dimensions',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Distributes the free width between two columns in the ratio 2:1. */
export const FlexColumns: Story = {
  render: () => <FlexColumnsDemo />,
  play: async ({ canvas }) => {
    const customer = await canvas.findByRole('columnheader', { name: 'Customer' });
    const city = canvas.getByRole('columnheader', { name: 'City' });
    await expect(canvas.getByRole('columnheader', { name: 'Order' }).offsetWidth).toBe(90);
    await waitFor(() => expect(customer.offsetWidth).toBeGreaterThan(city.offsetWidth));
  },
};

/** Reports the width that a double click on the edge of a header sets. */
export const WidthReport: Story = {
  render: () => <WidthReportDemo />,
  play: async ({ canvas }) => {
    const header = await canvas.findByRole('columnheader', { name: 'City' });
    await expect(header.offsetWidth).toBe(200);
    await fireEvent.doubleClick(header.querySelector('.MuiDataGrid-columnSeparator')!);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^City: \d+ pixels$/));
    await expect(header.offsetWidth).toBeLessThan(200);
  },
};

/** Fits the columns to their content with a button. */
export const FittedColumns: Story = {
  render: () => <FittedColumnsDemo />,
  play: async ({ canvas, userEvent }) => {
    const header = await canvas.findByRole('columnheader', { name: 'Note' });
    await expect(header.offsetWidth).toBe(100);
    await userEvent.click(canvas.getByRole('button', { name: 'Fit columns to their content' }));
    await waitFor(() => expect(header.offsetWidth).toBeGreaterThan(150));
  },
};
