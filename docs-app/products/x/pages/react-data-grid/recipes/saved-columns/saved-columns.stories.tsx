import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { withDemoProviders } from '../../../../withDemoProviders.tsx';
import SavedColumnsDemo from './demos/SavedColumns/system.tsx';

const meta = {
  title: 'MUI X/Data Grid recipe, saved columns',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Restores the saved sorting and column width when the grid opens again. */
export const SavedColumns: Story = {
  render: () => <SavedColumnsDemo />,
  play: async ({ canvas, userEvent }) => {
    const header = await canvas.findByRole('columnheader', { name: 'Customer' });
    await userEvent.click(within(header).getByText('Customer'));
    await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'ascending'));
    await fireEvent.doubleClick(header.querySelector('.MuiDataGrid-columnSeparator')!);
    await waitFor(() => expect(header.offsetWidth).not.toBe(160));
    const width = header.offsetWidth;
    await userEvent.click(canvas.getByRole('button', { name: 'Open the grid again' }));
    await expect(header).not.toBeInTheDocument();
    const next = await canvas.findByRole('columnheader', { name: 'Customer' });
    await expect(next).toHaveAttribute('aria-sort', 'ascending');
    await waitFor(() => expect(next.offsetWidth).toBe(width));
  },
};
