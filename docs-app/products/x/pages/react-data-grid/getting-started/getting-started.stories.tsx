import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import FirstGridDemo from './demos/FirstGrid/system.tsx';
import OwnRowIdDemo from './demos/OwnRowId/system.tsx';

const meta = {
  title: 'MUI X/Data Grid getting started',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows three ships, which a click on a header sorts. */
export const FirstGrid: Story = {
  render: () => <FirstGridDemo />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid', { name: 'Ships' });
    await expect(await canvas.findByRole('gridcell', { name: 'Northern Light' })).toBeVisible();
    const header = canvas.getByRole('columnheader', { name: 'Crates' });
    await userEvent.click(within(header).getByText('Crates'));
    await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'ascending'));
  },
};

/** Shows rows that use their code as the row id. */
export const OwnRowId: Story = {
  render: () => <OwnRowIdDemo />,
  play: async ({ canvas }) => {
    const cell = await canvas.findByRole('gridcell', { name: 'Rotterdam' });
    await expect(cell.closest('[role="row"]')).toHaveAttribute('data-id', 'R-07');
  },
};
