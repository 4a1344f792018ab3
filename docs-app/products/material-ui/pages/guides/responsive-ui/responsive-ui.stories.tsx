import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import OrderSummaryDemo from './demos/OrderSummary/system.tsx';
import CarrierChoiceDemo from './demos/CarrierChoice/system.tsx';

const meta = {
  title: 'Material UI/Responsive UI',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows total and address in a row from the breakpoint `sm` on. */
export const OrderSummary: Story = {
  render: () => <OrderSummaryDemo />,
  play: async ({ canvas }) => {
    const total = canvas.getByText('€96.50').getBoundingClientRect();
    const address = canvas.getByText(/Harbor Street/).getBoundingClientRect();
    const isWide = matchMedia('(min-width: 600px)').matches;
    await expect(address.top < total.bottom).toBe(isWide);
  },
};

/** Shows buttons on wide screens, and a select on phones. */
export const CarrierChoice: Story = {
  render: () => <CarrierChoiceDemo />,
  play: async ({ canvas, userEvent }) => {
    const isWide = matchMedia('(min-width: 600px)').matches;
    if (isWide) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Train' }));
      await expect(canvas.getByRole('button', { name: 'Train' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    } else {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Carrier' }));
      await userEvent.click(screen.getByRole('option', { name: 'Train' }));
      await expect(canvas.getByRole('combobox', { name: 'Carrier' })).toHaveTextContent('Train');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    }
  },
};
