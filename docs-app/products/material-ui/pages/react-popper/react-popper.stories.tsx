import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import ClosablePopperDemo from './demos/ClosablePopper/system.tsx';
import CarrierPopperDemo from './demos/CarrierPopper/system.tsx';
import StockPopperDemo from './demos/StockPopper/system.tsx';

const meta = {
  title: 'Material UI/Popper',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a small panel above or below its button, in one of three placements. */
export const StockPopper: Story = {
  render: () => <StockPopperDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Desk lamps: 2' });
    await userEvent.click(canvas.getByRole('radio', { name: 'top' }));
    await userEvent.click(button);
    const panel = await canvas.findByRole('group', { name: 'Stock of desk lamps' });
    await waitFor(() =>
      expect(panel.getBoundingClientRect().bottom).toBeLessThan(button.getBoundingClientRect().top),
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Order ten' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveTextContent('2, more to come');
    button.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('group')).not.toBeInTheDocument());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Shows a popper below a button. */
export const CarrierPopper: Story = {
  render: () => <CarrierPopperDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Carrier' });
    await userEvent.click(button);
    await expect(await screen.findByText('Harbor Line')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Harbor Line')).not.toBeInTheDocument());
  },
};

/** Shows a popper that closes on a click outside and on Escape. */
export const ClosablePopper: Story = {
  render: () => <ClosablePopperDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Weight' });
    await userEvent.click(button);
    await expect(await canvas.findByText('12 kilograms')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(button);
    await userEvent.click(document.body);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};
