import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import ListButtonsDemo from './demos/ListButtons/system.tsx';

const meta = {
  title: 'Material UI/Upgrade to v6',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows list items with buttons, one of them selected. */
export const ListButtons: Story = {
  render: () => <ListButtonsDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Parcels' })).toHaveClass('Mui-selected');
    const returns = canvas.getByRole('button', { name: 'Returns' });
    returns.focus();
    await userEvent.keyboard('{Enter}');
    await expect(returns).toHaveClass('Mui-selected');
    await expect(returns).toHaveAttribute('aria-pressed', 'true');
  },
};
