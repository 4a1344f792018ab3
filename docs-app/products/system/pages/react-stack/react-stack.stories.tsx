import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import BerthRowsDemo from './demos/BerthRows/system.tsx';
import DividedFactsDemo from './demos/DividedFacts/system.tsx';
import ParcelStackDemo from './demos/ParcelStack/system.tsx';
import ToolbarDirectionDemo from './demos/ToolbarDirection/system.tsx';
import WrappingFiltersDemo from './demos/WrappingFilters/system.tsx';

const meta = {
  title: 'MUI System/Stack',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows three parcels in a column, with equal space between them. */
export const ParcelStack: Story = {
  render: () => <ParcelStackDemo />,
  play: async ({ canvas }) => {
    const [first, second, third] = canvas
      .getAllByText(/^Parcel/)
      .map((parcel) => parcel.getBoundingClientRect());
    const space = second!.top - first!.bottom;
    await expect(space).toBeGreaterThan(0);
    await expect(third!.top - second!.bottom).toBeCloseTo(space, 0);
  },
};

/** Shows a stack with a selectable direction: row, column, or their reverse. */
export const ToolbarDirection: Story = {
  render: () => <ToolbarDirectionDemo />,
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list');
    await expect(list).toHaveStyle({ flexDirection: 'row' });
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Direction' }),
      'column-reverse',
    );
    await expect(list).toHaveStyle({ flexDirection: 'column-reverse' });
  },
};

/** Shows a stack with a divider between its children. */
export const DividedFacts: Story = {
  render: () => <DividedFactsDemo />,
  play: async ({ canvas }) => {
    const facts = canvas.getByText('412 orders').parentElement as HTMLElement;
    await expect(facts).toHaveTextContent('April412 orders9 returns');
    await expect(facts.querySelectorAll('[aria-hidden]')).toHaveLength(2);
  },
};

/** Shows a stack that wraps its children, with the same gap between rows and columns. */
export const WrappingFilters: Story = {
  render: () => <WrappingFiltersDemo />,
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'State of the invoices' });
    await expect(group).toHaveStyle({ flexWrap: 'wrap' });
    const paid = within(group).getByRole('checkbox', { name: 'Paid' });
    await userEvent.click(paid);
    await expect(paid).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(paid).not.toBeChecked();
  },
};

/** Shows a column of stacks, which are rows from the breakpoint `sm`. */
export const BerthRows: Story = {
  render: () => <BerthRowsDemo />,
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    const isWide = matchMedia('(min-width: 600px)').matches;
    await expect(rows[0]).toHaveStyle({ flexDirection: isWide ? 'row' : 'column' });
    await expect(canvas.getByText('Aurora')).toHaveStyle({ flexGrow: '1' });
  },
};
