import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import DeliveryQuestionsDemo from './demos/DeliveryQuestions/system.tsx';
import OrderSectionsDemo from './demos/OrderSections/system.tsx';
import SectionCardsDemo from './demos/SectionCards/system.tsx';

const meta = {
  title: 'Joy UI/Accordion',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows an accordion of questions that shows one answer at a time. */
export const DeliveryQuestions: Story = {
  render: () => <DeliveryQuestionsDemo />,
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('button', { name: 'When will my order arrive?' });
    const second = canvas.getByRole('button', { name: 'Can I change the address?' });
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(second);
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('region', { name: 'Can I change the address?' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region')).toHaveTextContent('up to the third floor');
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /Can I return it/ })).toBeDisabled();
  },
};

/** Shows three sections of an order, of which the first is open. */
export const OrderSections: Story = {
  render: () => <OrderSectionsDemo />,
  play: async ({ canvas, userEvent }) => {
    const items = canvas.getByRole('button', { name: 'Items', expanded: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Payment' }));
    await expect(canvas.getByRole('region', { name: 'Payment' })).toHaveTextContent('Invoice 2041');
    await expect(items).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Delivery' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('region')).toHaveLength(3);
  },
};

/** Shows accordion items as separate surfaces, without indicators and dividers. */
export const SectionCards: Story = {
  render: () => <SectionCardsDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const turku = canvas.getByRole('button', { name: 'Turku', expanded: false });
    await expect(turku).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region', { name: 'Turku' })).toHaveTextContent('3 of 14');
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};
