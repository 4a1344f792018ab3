import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import BasePartsDemo from './demos/BaseParts/system.tsx';
import OtherIconsDemo from './demos/OtherIcons/system.tsx';
import PageNumbersDemo from './demos/PageNumbers/system.tsx';
import RowContextMenuDemo from './demos/RowContextMenu/system.tsx';
import TitleToolbarDemo from './demos/TitleToolbar/system.tsx';
import ToolbarWithPropsDemo from './demos/ToolbarWithProps/system.tsx';
import TotalFooterDemo from './demos/TotalFooter/system.tsx';

const meta = {
  title: 'MUI X/Data Grid custom subcomponents',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Opens a context menu for a row. */
export const RowContextMenu: Story = {
  render: () => <RowContextMenuDemo />,
  play: async ({ canvas, userEvent }) => {
    const cell = await canvas.findByRole('gridcell', { name: 'Porto' });
    const { left, top } = cell.getBoundingClientRect();
    await fireEvent.contextMenu(cell, { clientX: left + 8, clientY: top + 8 });
    const menu = within(await screen.findByRole('menu'));
    await userEvent.click(menu.getByRole('menuitem', { name: 'Print the label' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Label printed: P-12');
    // A closing menu is hidden from the accessibility tree before it leaves the document.
    await waitFor(() =>
      expect(screen.queryByRole('menu', { hidden: true })).not.toBeInTheDocument(),
    );
  },
};

/** Changes the density and searches from a custom toolbar. */
export const TitleToolbar: Story = {
  render: () => <TitleToolbarDemo />,
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /A-18/ });
    await expect(row.offsetHeight).toBe(52);
    await userEvent.click(canvas.getByRole('button', { name: 'Density' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Compact' }));
    await waitFor(() => expect(row.offsetHeight).toBe(36));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search parcels' }), 'lisbon');
    await waitFor(() =>
      expect(canvas.queryAllByRole('gridcell', { name: 'Rotterdam' })).toHaveLength(0),
    );
    await expect(canvas.getAllByRole('gridcell', { name: 'Lisbon' })).toHaveLength(8);
  },
};

/** Passes a heading and a function to a custom toolbar. */
export const ToolbarWithProps: Story = {
  render: () => <ToolbarWithPropsDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('North quay: 1 in use')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a berth' }));
    await expect(await canvas.findByText('North quay: 2 in use')).toBeVisible();
    await expect(await canvas.findByRole('gridcell', { name: 'Gull' })).toBeVisible();
  },
};

/** Shows the total of the selected rows in a custom footer. */
export const TotalFooter: Story = {
  render: () => <TotalFooterDemo />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Select invoices to pay');
    for (const name of [/Studio Weiss/, /Tienda Sol/]) {
      const row = await canvas.findByRole('row', { name });
      await userEvent.click(within(row).getByRole('checkbox'));
    }
    await waitFor(() => expect(status).toHaveTextContent('To pay: €600 (2)'));
  },
};

/** Goes to a page by its number. */
export const PageNumbers: Story = {
  render: () => <PageNumbersDemo />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('gridcell', { name: '20401' });
    await userEvent.click(canvas.getByRole('button', { name: 'Go to page 3' }));
    await expect(await canvas.findByRole('gridcell', { name: '20414' })).toBeVisible();
  },
};

/** Shows custom icons for the sort direction. */
export const OtherIcons: Story = {
  render: () => <OtherIconsDemo />,
  play: async ({ canvas }) => {
    await canvas.findByRole('gridcell', { name: 'Heron' });
    await expect(canvas.getAllByTestId('ExpandLessIcon')[0]).toBeVisible();
  },
};

/** Customizes all buttons and checkboxes of a grid. */
export const BaseParts: Story = {
  render: () => <BasePartsDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Export' });
    await expect(getComputedStyle(button).borderTopStyle).toBe('solid');
    const row = await canvas.findByRole('row', { name: /Mei Tanaka/ });
    await userEvent.click(within(row).getByRole('checkbox'));
    await expect(within(row).getByRole('checkbox')).toBeChecked();
  },
};
