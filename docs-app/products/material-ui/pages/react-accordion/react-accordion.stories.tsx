import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import DeliveryQuestionsDemo from './demos/DeliveryQuestions/system.tsx';
import InvoiceDetailsDemo from './demos/InvoiceDetails/system.tsx';

const meta = {
  title: 'Material UI/Accordion',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows three questions, of which one is open and one is disabled. */
export const DeliveryQuestions: Story = {
  render: () => <DeliveryQuestionsDemo />,
  play: async ({ canvas, userEvent }) => {
    const when = canvas.getByRole('button', { name: 'When does it arrive?' });
    const where = canvas.getByRole('button', { name: 'Can a neighbor take it?' });
    await expect(when).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(where);
    await expect(when).toHaveAttribute('aria-expanded', 'false');
    const answer = await canvas.findByRole('region', { name: 'Can a neighbor take it?' });
    await waitFor(() => expect(canvas.getAllByRole('region')).toHaveLength(1));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(within(answer).getByRole('status')).toHaveTextContent('Thank you.');
    await expect(canvas.getByRole('button', { name: 'How do I send it back?' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Shows accordions without gutters and shadow, which unmount collapsed text. */
export const InvoiceDetails: Story = {
  render: () => <InvoiceDetailsDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/desk lamp/)).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Invoice 2025-031' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.queryByText(/Two chairs/)).not.toBeInTheDocument());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Print 2025-032' })).toBeVisible(),
    );
    await expect(canvas.getByRole('region')).toHaveTextContent('A desk lamp, 59 euros');
  },
};
