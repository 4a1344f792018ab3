import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import CheckoutStepsDemo from './demos/CheckoutSteps/system.tsx';
import OrderProgressDemo from './demos/OrderProgress/system.tsx';
import TourStepsDemo from './demos/TourSteps/system.tsx';

const meta = {
  title: 'Material UI/Stepper',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows four states of an order, with custom icons and an error. */
export const OrderProgress: Story = {
  render: () => <OrderProgressDemo />,
  play: async ({ canvas, userEvent }) => {
    const [, packed, underway] = canvas.getAllByRole('listitem');
    await expect(packed).toHaveAttribute('aria-current', 'step');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(packed).toHaveClass('Mui-completed');
    await expect(underway).toHaveAttribute('aria-current', 'step');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(underway).toHaveTextContent('On its wayWe look for it');
    await expect(canvas.getByText('On its way')).toHaveClass('Mui-error');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('On its way')).not.toHaveClass('Mui-error');
  },
};

/** Shows three steps that open in any order, with their content below them. */
export const CheckoutSteps: Story = {
  render: () => <CheckoutStepsDemo />,
  play: async ({ canvas, userEvent }) => {
    const address = canvas.getByRole('button', { name: /^Address/ });
    await expect(address).toHaveAttribute('aria-current', 'step');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm address' }));
    const wrapping = canvas.getByRole('button', { name: /^Gift wrapping Optional/ });
    await expect(wrapping).toHaveFocus();
    await expect(wrapping).toHaveAttribute('aria-current', 'step');
    await expect(address).toHaveAccessibleName(/Done/);
    await userEvent.click(canvas.getByRole('button', { name: /^Payment/ }));
    await expect(await canvas.findByText('Card that ends with 31')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/Brown paper/)).not.toBeInTheDocument());
  },
};

/** Shows a mobile stepper with dots, text or a bar between its buttons. */
export const TourSteps: Story = {
  render: () => <TourStepsDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Ring twice.');
    await userEvent.click(canvas.getByRole('radio', { name: 'text' }));
    await expect(canvas.getByText('2 / 4')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    const bar = canvas.getByRole('progressbar', { name: 'Tips that you have read' });
    await expect(bar).toHaveAttribute('aria-valuenow', '34');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Scan the parcel.');
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled();
  },
};
