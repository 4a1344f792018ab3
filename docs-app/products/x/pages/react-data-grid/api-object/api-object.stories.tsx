import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import RowCountFooterDemo from './demos/RowCountFooter/system.tsx';
import ScrollToHeaviestDemo from './demos/ScrollToHeaviest/system.tsx';

const meta = {
  title: 'MUI X/Data Grid API object',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Scrolls to a row, selects it, and moves the focus to it. */
export const ScrollToHeaviest: Story = {
  render: () => <ScrollToHeaviestDemo />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('gridcell', { name: 'S-100001' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show the heaviest shipment' }));
    await waitFor(() =>
      expect(canvas.getByRole('row', { selected: true })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
    await expect(canvas.queryByRole('gridcell', { name: 'S-100001' })).not.toBeInTheDocument();
  },
};

/** Counts the filtered rows in the footer. */
export const RowCountFooter: Story = {
  render: () => <RowCountFooterDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('3 of 3 trips')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'heron');
    await expect(await canvas.findByText('2 of 3 trips')).toBeVisible();
  },
};
