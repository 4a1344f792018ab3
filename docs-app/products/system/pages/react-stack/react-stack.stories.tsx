import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import DividedFactsDemo from './demos/DividedFacts/system.tsx';
import ToolbarDirectionDemo from './demos/ToolbarDirection/system.tsx';
import WrappingFiltersDemo from './demos/WrappingFilters/system.tsx';

const meta = {
  title: 'MUI System/Stack',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

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
  play: async ({ canvas, userEvent }) => {
    const facts = canvas.getByRole('status');
    await expect(facts).toHaveTextContent('412 orders');
    await expect(facts.querySelectorAll('[aria-hidden]')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Other month' }));
    await expect(facts).toHaveTextContent('388 orders');
  },
};

/** Shows a stack that wraps its children, with the same gap between rows and columns. */
export const WrappingFilters: Story = {
  render: () => <WrappingFiltersDemo />,
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'State of the invoices' });
    await expect(group).toHaveStyle({ flexWrap: 'wrap' });
    const paid = canvas.getByRole('button', { name: 'Paid' });
    await userEvent.click(paid);
    await expect(paid).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(paid);
    await expect(paid).toHaveAttribute('aria-pressed', 'false');
  },
};
