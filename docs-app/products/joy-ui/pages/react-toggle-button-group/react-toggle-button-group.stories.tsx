import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import NoteStyleDemo from './demos/NoteStyle/system.tsx';
import OrderSortDemo from './demos/OrderSort/system.tsx';
import OrderViewDemo from './demos/OrderView/system.tsx';

const meta = {
  title: 'Joy UI/Toggle Button Group',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows toggle buttons for one of two views, and toggle buttons for several order states. */
export const OrderView: Story = {
  render: () => <OrderViewDemo />,
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('button', { name: 'List' });
    await userEvent.click(list);
    await expect(list).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(list).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Paid' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('open or paid, as a grid');
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Orders that are paid, as a grid');
  },
};

/** Shows three buttons, of which exactly one is selected. */
export const OrderSort: Story = {
  render: () => <OrderSortDemo />,
  play: async ({ canvas, userEvent }) => {
    const customer = canvas.getByRole('button', { name: 'Customer', pressed: false });
    await userEvent.click(customer);
    await expect(customer).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(customer).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sorted by sum');
  },
};

/** Shows three buttons that set text styles and can be combined. */
export const NoteStyle: Story = {
  render: () => <NoteStyleDemo />,
  play: async ({ canvas, userEvent }) => {
    const note = canvas.getByText('Fragile: do not stack.');
    await userEvent.click(canvas.getByRole('button', { name: 'Italic' }));
    await expect(note).toHaveStyle({ fontStyle: 'italic' });
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.keyboard('{Enter}');
    await expect(note).toHaveStyle({ fontStyle: 'normal' });
  },
};
