import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import OrderBoxesDemo from './demos/OrderBoxes/system.tsx';

const meta = {
  title: 'Joy UI/Box',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows boxes as a list, in a container that switches between two widths. */
export const OrderBoxes: Story = {
  render: () => <OrderBoxesDemo />,
  play: async ({ canvas, userEvent }) => {
    const page = canvas.getByRole('region', { name: 'Order 1042' });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(page).toHaveClass('MuiContainer-maxWidthXs');
    const button = canvas.getByRole('button', { name: 'Wide page' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveClass('MuiContainer-maxWidthMd');
    await userEvent.keyboard('{Enter}');
    await expect(page).toHaveClass('MuiContainer-maxWidthXs');
  },
};
