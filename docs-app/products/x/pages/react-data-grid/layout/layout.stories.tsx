import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import ContentHeightDemo from './demos/ContentHeight/system.tsx';
import FilledPanelDemo from './demos/FilledPanel/system.tsx';
import MaximumHeightDemo from './demos/MaximumHeight/system.tsx';

const meta = {
  title: 'MUI X/Data Grid layout',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a grid whose height grows with its rows. */
export const ContentHeight: Story = {
  render: () => <ContentHeightDemo />,
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'Orders that set the height' });
    await canvas.findByRole('gridcell', { name: '20402' });
    await waitFor(() => expect(grid.offsetHeight).toBe(160));
    await userEvent.click(canvas.getByRole('button', { name: 'Show one more order' }));
    await waitFor(() => expect(grid.offsetHeight).toBe(212));
  },
};

/** Scrolls the rows when the grid reaches its maximum height. */
export const MaximumHeight: Story = {
  render: () => <MaximumHeightDemo />,
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Shipments in 300 pixels' });
    await canvas.findByRole('gridcell', { name: 'S-100001' });
    await waitFor(() => expect(grid.offsetHeight).toBeLessThan(300));
    await expect(canvas.queryByText('S-100050')).not.toBeInTheDocument();
  },
};

/** Shows a grid that fills the remaining height of a panel. */
export const FilledPanel: Story = {
  render: () => <FilledPanelDemo />,
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Berths of today' });
    await canvas.findByRole('gridcell', { name: 'B1' });
    await expect(grid.offsetHeight).toBeGreaterThan(200);
    await expect(grid.offsetHeight).toBeLessThan(320);
  },
};
