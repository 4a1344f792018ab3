import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import OrderBoxesDemo from './demos/OrderBoxes/system.tsx';
import OrderLinkDemo from './demos/OrderLink/system.tsx';
import OrderNoteDemo from './demos/OrderNote/system.tsx';

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

/** Shows a box whose padding, radius and colors are tokens of the theme. */
export const OrderNote: Story = {
  render: () => <OrderNoteDemo />,
  play: async ({ canvas }) => {
    const note = canvas.getByRole('region', { name: 'Note' });
    await expect(note).toHaveTextContent('leaves the warehouse on Monday');
    await expect(note).toHaveStyle({ padding: '16px', borderRadius: '8px' });
  },
};

/** Shows a box that is a link with its own hover and focus styles. */
export const OrderLink: Story = {
  render: () => <OrderLinkDemo />,
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Order 1042' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).borderTopWidth).toBe('1px');
  },
};
