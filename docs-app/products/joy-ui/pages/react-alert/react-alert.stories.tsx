import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
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
