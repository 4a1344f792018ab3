import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import CourierChipsDemo from './demos/CourierChips/system.tsx';
import OrderFiltersDemo from './demos/OrderFilters/system.tsx';

const meta = {
  title: 'Material UI/Chip',
  decorators: [withDemoProviders],
  parameters: { design: { url: 'https://m2.material.io/components/chips' } },
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows chips that toggle filters. */
export const OrderFilters: Story = {
  render: () => <OrderFiltersDemo />,
  play: async ({ canvas, userEvent }) => {
    const packed = canvas.getByRole('button', { name: 'Packed' });
    await userEvent.click(packed);
    await expect(packed).toHaveAttribute('aria-pressed', 'true');
    await expect(packed).toHaveClass('MuiChip-filled');
    await expect(canvas.getByRole('status')).toHaveTextContent('Shown: Open, Packed');
    canvas.getByRole('button', { name: 'Open' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Shown: Packed');
    await expect(canvas.getByRole('button', { name: 'Returned' })).toBeDisabled();
  },
};

/** Shows chips that can be removed by pointer and by keyboard. */
export const CourierChips: Story = {
  render: () => <CourierChipsDemo />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^Ben/ }).focus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.queryByRole('button', { name: /^Ben/ })).not.toBeInTheDocument();
    const back = canvas.getByRole('button', { name: 'Call everyone back' });
    await expect(back).toHaveFocus();
    await userEvent.click(canvas.getAllByTestId('RemoveCircleIcon')[0]!);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 on duty');
    await userEvent.click(back);
    await expect(canvas.getByRole('status')).toHaveTextContent('3 on duty');
  },
};
