import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import EuroColumnsDemo from './demos/EuroColumns/system.tsx';
import LinkCellsDemo from './demos/LinkCells/system.tsx';
import RowMenuDemo from './demos/RowMenu/system.tsx';

const meta = {
  title: 'MUI X/Data Grid custom columns',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Formats two columns with one shared column type. */
export const EuroColumns: Story = {
  render: () => <EuroColumnsDemo />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('gridcell', { name: '€75.00' })).toBeVisible();
    await expect(canvas.getByRole('gridcell', { name: '€90.00' })).toBeVisible();
  },
};

/** Moves the focus to a link with the arrow keys. */
export const LinkCells: Story = {
  render: () => <LinkCellsDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: '301' }));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByText('ana@example.com')).toHaveFocus());
  },
};

/** Runs an action from the menu of a row. */
export const RowMenu: Story = {
  render: () => <RowMenuDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Print A-17' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('A-17 is printing.');
    const [more] = canvas.getAllByRole('menuitem', { name: 'more' });
    await userEvent.click(more!);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Send it back' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('A-17 goes back.');
    await waitFor(() => expect(screen.queryByText('Send it back')).not.toBeInTheDocument());
  },
};
