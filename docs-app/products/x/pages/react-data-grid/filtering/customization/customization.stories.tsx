import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../../withDemoProviders.tsx';
import BetweenOperatorDemo from './demos/BetweenOperator/system.tsx';
import FewOperatorsDemo from './demos/FewOperators/system.tsx';

const meta = {
  title: 'MUI X/Data Grid custom filter operators',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a column with only one filter operator. */
export const FewOperators: Story = {
  render: () => <FewOperatorsDemo />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('gridcell', { name: 'Lisbon' });
    await userEvent.click(canvas.getByLabelText('City column menu'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Filter' }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(await screen.findByRole('combobox', { name: /Operator/ })).toHaveTextContent(
      'contains',
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Value' }), 'lis');
    await waitFor(() => expect(canvas.queryByText('Trieste')).not.toBeInTheDocument());
    await expect(canvas.getByText('Lisbon')).toBeVisible();
  },
};

/** Filters by a range with two fields. */
export const BetweenOperator: Story = {
  render: () => <BetweenOperatorDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('gridcell', { name: 'A-18' })).toBeVisible();
    await expect(canvas.queryByRole('gridcell', { name: 'A-17' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByLabelText('Weight (kg) column menu'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Filter' }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    const from = await screen.findByRole('spinbutton', { name: 'From' });
    await userEvent.clear(from);
    await userEvent.type(from, '1');
    await expect(await canvas.findByRole('gridcell', { name: 'A-17' })).toBeVisible();
  },
};
