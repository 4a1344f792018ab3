import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import ExpandAllOrdersDemo from './demos/ExpandAllOrders/system.tsx';
import ShippingSettingsDemo from './demos/ShippingSettings/system.tsx';
import ClosedReturnsDemo from './demos/ClosedReturns/system.tsx';
import ReturnPolicyDemo from './demos/ReturnPolicy/system.tsx';
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

/** Shows accordions without gutters and shadows, which unmount their collapsed content. */
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

/** Shows one uncontrolled accordion. */
export const ReturnPolicy: Story = {
  render: () => <ReturnPolicyDemo />,
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByRole('button', { name: 'Return policy' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(summary).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByText(/within 30 days/)).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByRole('region').closest('.MuiCollapse-root')).toHaveClass(
        'MuiCollapse-entered',
      ),
    );
  },
};

/** Shows a disabled accordion with the reason why it is disabled. */
export const ClosedReturns: Story = {
  render: () => <ClosedReturnsDemo />,
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('button', { name: 'Return this order' });
    await expect(summary).toHaveAttribute('aria-disabled', 'true');
    await expect(summary).toHaveAttribute('tabindex', '-1');
  },
};

/** Shows a summary with the name and the value of a setting. */
export const ShippingSettings: Story = {
  render: () => <ShippingSettingsDemo />,
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByRole('button', { name: /Carrier.*Harbor Line/ });
    await userEvent.click(summary);
    await expect(summary).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() =>
      expect(canvas.getByRole('region').closest('.MuiCollapse-root')).toHaveClass(
        'MuiCollapse-entered',
      ),
    );
  },
};

/** Shows a button that opens and closes all accordions. */
export const ExpandAllOrders: Story = {
  render: () => <ExpandAllOrdersDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Expand all' }));
    const second = canvas.getByRole('button', { name: 'Order 4712' });
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('button', { name: 'Expand all' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('region')).toHaveLength(1));
    await waitFor(() =>
      expect(canvas.getByRole('region').closest('.MuiCollapse-root')).toHaveClass(
        'MuiCollapse-entered',
      ),
    );
  },
};
