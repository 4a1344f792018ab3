import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import FirstGridDemo from './demos/FirstGrid/system.tsx';
import GrowAndAutoDemo from './demos/GrowAndAuto/system.tsx';
import NestedGridDemo from './demos/NestedGrid/system.tsx';
import OrderOverviewDemo from './demos/OrderOverview/system.tsx';

const meta = {
  title: 'MUI System/Grid',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows two tiles side by side, stacked on phones. */
export const FirstGrid: Story = {
  render: () => <FirstGridDemo />,
  play: async ({ canvas }) => {
    const item = canvas.getByText('€24.80').closest('.MuiGrid-root') as HTMLElement;
    await expect(item).toHaveClass('MuiGrid-grid-xs-12', 'MuiGrid-grid-sm-4');
  },
};

/** Shows items of automatic, growing and fixed size, and two offsets. */
export const GrowAndAuto: Story = {
  render: () => <GrowAndAutoDemo />,
  play: async ({ canvas, globals }) => {
    const end = globals['direction'] === 'rtl' ? 'left' : 'right';
    const row = canvas.getByText('Porto').closest('.MuiGrid-container') as HTMLElement;
    const itemOf = (text: string) => canvas.getByText(text).parentElement as HTMLElement;
    await expect(itemOf('Porto')).toHaveStyle({ flexGrow: '1' });
    await expect(itemOf('A-17').offsetWidth).toBeLessThan(itemOf('4 columns').offsetWidth);
    await expect(itemOf('At the end').getBoundingClientRect()[end]).toBeCloseTo(
      row.getBoundingClientRect()[end],
      0,
    );
  },
};

/** Shows a nested grid with its own columns and inherited spacing. */
export const NestedGrid: Story = {
  render: () => <NestedGridDemo />,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.parentElement).toHaveStyle({
      columnGap: getComputedStyle(list).columnGap,
    });
    const [first, second, third, fourth] = within(list).getAllByRole('listitem');
    await expect(third!.offsetTop).toBe(first!.offsetTop);
    await expect(second!.offsetTop).toBe(first!.offsetTop);
    await expect(fourth!.offsetTop).toBeGreaterThan(first!.offsetTop);
  },
};

/** Shows a grid of twelve columns, and a button that widens one tile to the full row. */
export const OrderOverview: Story = {
  render: () => <OrderOverviewDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Full width' });
    const tile = button.closest('.MuiGrid-root') as HTMLElement;
    const width = tile.offsetWidth;
    await expect(within(canvas.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(button);
    await expect(tile.offsetWidth).toBeGreaterThan(width);
    await expect(tile.offsetWidth).toBe(canvas.getByRole('list').offsetWidth);
    await userEvent.click(button);
    await expect(tile.offsetWidth).toBe(width);
  },
};
