import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import InvoiceIdsDemo from './demos/InvoiceIds/system.tsx';
import NestedValuesDemo from './demos/NestedValues/system.tsx';

const meta = {
  title: 'MUI X/Data Grid row definition',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Uses the number of an invoice as the id of its row. */
export const InvoiceIds: Story = {
  render: () => <InvoiceIdsDemo />,
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /I-302/ });
    await expect(row).toHaveAttribute('data-id', 'I-302');
  },
};

/** Sorts by a nested value of the row. */
export const NestedValues: Story = {
  render: () => <NestedValuesDemo />,
  play: async ({ canvas, userEvent }) => {
    const header = await canvas.findByRole('columnheader', { name: 'City' });
    await userEvent.click(within(header).getByText('City'));
    await waitFor(() =>
      expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Bakery LindqvistBergen'),
    );
  },
};
