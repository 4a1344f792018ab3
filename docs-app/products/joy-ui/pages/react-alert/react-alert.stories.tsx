import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import AlertColorsDemo from './demos/AlertColors/system.tsx';
import AlertSizesDemo from './demos/AlertSizes/system.tsx';
import ClosableAlertDemo from './demos/ClosableAlert/system.tsx';
import HarborNoticeDemo from './demos/HarborNotice/system.tsx';
import InvertedAlertDemo from './demos/InvertedAlert/system.tsx';
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

/** Shows a notice with the default color, variant and size. */
export const HarborNotice: Story = {
  render: () => <HarborNoticeDemo />,
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('note');
    await expect(notice).toHaveTextContent('The harbor office is closed on Monday.');
    await expect(notice).toHaveClass('MuiAlert-variantSoft', 'MuiAlert-colorNeutral');
  },
};

/** Shows alerts in three sizes, with an icon. */
export const AlertSizes: Story = {
  render: () => <AlertSizesDemo />,
  play: async ({ canvas }) => {
    const alerts = canvas.getAllByRole('note');
    await expect(alerts.map((alert) => getComputedStyle(alert).fontSize)).toEqual([
      '12px',
      '14px',
      '16px',
    ]);
    await expect(alerts.map((alert) => getComputedStyle(alert).paddingTop)).toEqual([
      '8px',
      '12px',
      '16px',
    ]);
  },
};

/** Shows a solid alert whose button has inverted colors. */
export const InvertedAlert: Story = {
  render: () => <InvertedAlertDemo />,
  play: async ({ canvas, userEvent }) => {
    const alert = canvas.getByRole('status');
    await expect(alert).toHaveTextContent('Invoice 2043 was not sent.');
    const button = canvas.getByRole('button', { name: 'Try again' });
    await expect(button).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(alert).toHaveTextContent('Invoice 2043 was sent.');
    await expect(alert).toHaveClass('MuiAlert-colorSuccess');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
  },
};
