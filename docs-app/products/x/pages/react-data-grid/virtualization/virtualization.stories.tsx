import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import ManyColumnsDemo from './demos/ManyColumns/system.tsx';
import ManyShipmentsDemo from './demos/ManyShipments/system.tsx';

const meta = {
  title: 'MUI X/Data Grid virtualization',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Sorts 100,000 rows and renders only the visible rows. */
export const ManyShipments: Story = {
  render: () => <ManyShipmentsDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1–100 of 100000')).toBeVisible();
    await canvas.findByRole('gridcell', { name: 'S-100001' });
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
    const header = canvas.getByRole('columnheader', { name: 'Weight (kg)' });
    await userEvent.click(within(header).getByText('Weight (kg)'));
    await expect(await canvas.findAllByRole('gridcell', { name: '40' })).not.toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Go to next page' }));
    await expect(await canvas.findByText('101–200 of 100000')).toBeVisible();
  },
};

/** Renders only the visible columns of a grid with 53 columns. */
export const ManyColumns: Story = {
  render: () => <ManyColumnsDemo />,
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'Ships by week' });
    await expect(grid).toHaveAttribute('aria-colcount', '53');
    await expect(canvas.queryByText('Week 52')).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('gridcell', { name: 'Bergen' }));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByText('Week 52')).toBeVisible());
    await waitFor(() => expect(canvas.queryByText('Week 1')).not.toBeInTheDocument());
  },
};
