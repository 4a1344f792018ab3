import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import FilterModelDemo from './demos/FilterModel/system.tsx';
import ToolbarFiltersDemo from './demos/ToolbarFilters/system.tsx';

const meta = {
  title: 'MUI X/Data Grid filtering',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a grid with a search field that filters by every column. */
export const ToolbarFilters: Story = {
  render: () => <ToolbarFiltersDemo />,
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'Stock' });
    await expect(await within(grid).findByText('Green tea')).toBeVisible();
    await userEvent.type(
      canvas.getByRole('searchbox', { name: 'Search the stock' }),
      'coffee none',
    );
    await waitFor(() =>
      expect(within(grid).queryByText('Coffee beans, dark')).not.toBeInTheDocument(),
    );
    await expect(within(grid).getByText('Coffee filters')).toBeVisible();
    await expect(within(grid).queryByText('Green tea')).not.toBeInTheDocument();
  },
};

/** Shows buttons that control the filter from outside the grid. */
export const FilterModel: Story = {
  render: () => <FilterModelDemo />,
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'Tickets' });
    await expect(await within(grid).findByText('Slow mail')).toBeVisible();
    await expect(within(grid).queryByText('Door code')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Waiting' }));
    await expect(await within(grid).findByText('New laptop for Ana')).toBeVisible();
    await expect(within(grid).queryByText('Slow mail')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await expect(await within(grid).findByText('Door code')).toBeVisible();
  },
};
