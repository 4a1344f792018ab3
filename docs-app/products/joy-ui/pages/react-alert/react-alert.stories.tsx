import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import AlertColorsDemo from './demos/AlertColors/system.tsx';
import ClosableAlertDemo from './demos/ClosableAlert/system.tsx';
import PaymentAlertDemo from './demos/PaymentAlert/system.tsx';

const meta = {
  title: 'Joy UI/Alert',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows an alert whose message and color change when the user pays. */
export const PaymentAlert: Story = {
  render: () => <PaymentAlertDemo />,
  play: async ({ canvas, userEvent }) => {
    const alert = canvas.getByRole('status');
    await expect(alert).toHaveTextContent('Invoice 2041 is due');
    await expect(alert).toHaveClass('MuiAlert-colorWarning');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay now' }));
    await expect(alert).toHaveTextContent('A receipt is on its way.');
    await expect(alert).toHaveClass('MuiAlert-colorSuccess');
    await userEvent.keyboard('{Enter}');
    await expect(alert).toHaveTextContent('418 euros');
  },
};

/** Shows alerts in four colors and three variants. */
export const AlertColors: Story = {
  render: () => <AlertColorsDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('note')).toHaveLength(4);
    await expect(canvas.getByText('Invoice 2041 is paid.')).toHaveClass('MuiAlert-colorSuccess');
    await expect(canvas.getByText(/returned by the bank/)).toHaveClass('MuiAlert-variantSolid');
  },
};

/** Shows an alert that moves the focus to another button when it is closed. */
export const ClosableAlert: Story = {
  render: () => <ClosableAlertDemo />,
  play: async ({ canvas, userEvent }) => {
    const notice = canvas.getByRole('status');
    await expect(notice).toHaveTextContent('closed on 3 May');
    canvas.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(notice).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Show the notice' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};
