import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import BookingFormDemo from './demos/BookingForm/system.tsx';
import BookingStepsDemo from './demos/BookingSteps/system.tsx';
import CheckoutStepsDemo from './demos/CheckoutSteps/system.tsx';
import OrderProgressDemo from './demos/OrderProgress/system.tsx';
import PaymentErrorDemo from './demos/PaymentError/system.tsx';
import TourStepsDemo from './demos/TourSteps/system.tsx';
import TruckStepsDemo from './demos/TruckSteps/system.tsx';

const meta = {
  title: 'Material UI/Stepper',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows three steps, of which the second is active. */
export const BookingSteps: Story = {
  render: () => <BookingStepsDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dates')).toHaveClass('Mui-completed');
    await expect(canvas.getByText('Room')).toHaveClass('Mui-active');
    await expect(canvas.getByText('Payment')).toHaveClass('Mui-disabled');
  },
};

/** Shows a form of three steps with Next and Back buttons. */
export const BookingForm: Story = {
  render: () => <BookingFormDemo />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(status).toHaveTextContent('A hut with two beds');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveTextContent('Two nights from 4 June');
    const next = canvas.getByRole('button', { name: 'Next' });
    next.focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect(status).toHaveTextContent('Your hut is booked.');
    await expect(canvas.getByText('Payment')).toHaveClass('Mui-completed');
    await expect(next).toHaveTextContent('Start again');
  },
};

/** Shows four states of an order as a list, with labels below the icons. */
export const OrderProgress: Story = {
  render: () => <OrderProgressDemo />,
  play: async ({ canvas, userEvent }) => {
    const [, packed, underway, arrived] = canvas.getAllByRole('listitem');
    await expect(packed).toHaveAttribute('aria-current', 'step');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(packed).toHaveClass('Mui-completed');
    await expect(underway).toHaveAttribute('aria-current', 'step');
    await userEvent.keyboard('{Enter}');
    await expect(arrived).toHaveAttribute('aria-current', 'step');
  },
};

/** Shows a step with an error, and an optional step. */
export const PaymentError: Story = {
  render: () => <PaymentErrorDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Payment')).toHaveClass('Mui-error');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Payment')).not.toHaveClass('Mui-error');
    await expect(canvas.getByRole('status')).toHaveTextContent('Waiting for the bank');
  },
};

/** Shows a stepper with a custom icon and a thick connector. */
export const TruckSteps: Story = {
  render: () => <TruckStepsDemo />,
  play: async ({ canvas, canvasElement }) => {
    const [packed, underway] = canvas.getAllByRole('listitem');
    await expect(packed!.querySelector('.MuiStepIcon-root')).toHaveClass('Mui-completed');
    await expect(underway!.querySelector('[data-testid="LocalShippingIcon"]')).toBeVisible();
    const line = canvasElement.querySelector('.MuiStepConnector-line');
    await expect(line).toHaveStyle({ borderTopWidth: '3px' });
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
