import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import OrderDeskDemo from './demos/OrderDesk/system.tsx';
import SignInDemo from './demos/SignIn/system.tsx';

const meta = {
  title: 'Joy UI/Templates',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Lists orders and filters them by number or customer. */
export const OrderDesk: Story = {
  render: () => <OrderDeskDemo />,
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('textbox', { name: 'Search orders' });
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    await userEvent.type(search, 'harbor');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 5 orders');
    await expect(canvas.queryByRole('rowheader', { name: 'A-1043' })).not.toBeInTheDocument();
    await userEvent.clear(search);
    await expect(canvas.getByRole('row', { name: /A-1043.*Late/ })).toBeVisible();
  },
};

/** Signs in with e-mail and password and reports the result. */
export const SignIn: Story = {
  render: () => <SignInDemo />,
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: /E-mail/ });
    await userEvent.type(email, 'mira@harbor.example');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(canvas.getByLabelText(/Password/), 'tide-table');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Signed in as mira@harbor.example.');
  },
};
