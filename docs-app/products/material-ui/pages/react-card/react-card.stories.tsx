import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import InvoiceCardDemo from './demos/InvoiceCard/system.tsx';
import OrderCardDemo from './demos/OrderCard/system.tsx';
import OrderDetailsDemo from './demos/OrderDetails/system.tsx';
import PlanCardsDemo from './demos/PlanCards/system.tsx';
import RoomCardDemo from './demos/RoomCard/system.tsx';
import ShipCardDemo from './demos/ShipCard/system.tsx';

const meta = {
  title: 'Material UI/Card',
  decorators: [withDemoProviders],
  parameters: { design: { url: 'https://m2.material.io/components/cards' } },
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a card with a heading and one line of text. */
export const OrderCard: Story = {
  render: () => <OrderCardDemo />,
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Order 1042' });
    await expect(heading.closest('.MuiCard-root')).toHaveClass('MuiPaper-elevation1');
  },
};

/** Shows a card with a border and an action. */
export const InvoiceCard: Story = {
  render: () => <InvoiceCardDemo />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status.closest('.MuiCard-root')).toHaveClass('MuiPaper-outlined');
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as paid' }));
    await expect(status).toHaveTextContent('418 euros, paid');
    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveTextContent('due on 1 March');
  },
};

/** Shows an image beside the text. */
export const ShipCard: Story = {
  render: () => <ShipCardDemo />,
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: /red ship/ }).getBoundingClientRect();
    const text = canvas.getByText(/Leaves Bergen/).getBoundingClientRect();
    await expect(image.right).toBeLessThanOrEqual(text.left);
    await expect(image.height).toBeGreaterThanOrEqual(text.height);
  },
};

/** Shows a card that expands to show its details. */
export const OrderDetails: Story = {
  render: () => <OrderDetailsDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Items', expanded: false });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByText('Swivel chair, 189 euros')).toBeVisible());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText(/Swivel chair/)).not.toBeInTheDocument());
  },
};

/** Shows a card with a header, an image, text and actions. */
export const RoomCard: Story = {
  render: () => <RoomCardDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Hut at the lake' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /hut/ })).toHaveClass('MuiCardMedia-img');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Keep in mind', pressed: true })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'One night more' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 nights, 128 euros');
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('One night, 64 euros');
  },
};

/** Shows cards whose picture and text are one button; the selected card is raised. */
export const PlanCards: Story = {
  render: () => <PlanCardsDemo />,
  play: async ({ canvas, userEvent }) => {
    const large = canvas.getByRole('button', { name: 'Large box 19 euros a week' });
    await expect(large.closest('.MuiCard-root')).toHaveClass('MuiPaper-elevation1');
    await userEvent.click(large);
    await expect(large).toHaveAttribute('aria-pressed', 'true');
    await expect(large.closest('.MuiCard-root')).toHaveClass('MuiPaper-elevation8');
    await expect(canvas.getByRole('status')).toHaveTextContent('Large box is chosen.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Large box: what the fields have');
  },
};
