import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import FitMenuItemDemo from './demos/FitMenuItem/system.tsx';
import ShortMenuDemo from './demos/ShortMenu/system.tsx';

const meta = {
  title: 'MUI X/Data Grid column menu',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a column menu with sort items only, opened with the keyboard. */
export const ShortMenu: Story = {
  render: () => <ShortMenuDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: 'A-17' }));
    await userEvent.keyboard('{ArrowUp}{Control>}{Enter}{/Control}');
    const menu = await screen.findByRole('menu');
    const items = within(menu).getAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual(['Sort by ASC', 'Sort by DESC']);
    await userEvent.click(screen.getByText('Sort by DESC'));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(canvas.getByRole('columnheader', { name: 'Parcel' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
};

/** Fits a column to its content from the column menu. */
export const FitMenuItem: Story = {
  render: () => <FitMenuItemDemo />,
  play: async ({ canvas, userEvent }) => {
    const header = await canvas.findByRole('columnheader', { name: 'Note' });
    await userEvent.click(within(header).getByLabelText('Note column menu'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Fit to content' }));
    await waitFor(() => expect(header.offsetWidth).toBeGreaterThan(150));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};
