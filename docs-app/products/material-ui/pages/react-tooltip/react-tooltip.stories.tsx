import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, spyOn, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import BerthPlanDemo from './demos/BerthPlan/system.tsx';
import CopyNumberDemo from './demos/CopyNumber/system.tsx';
import InvoiceToolbarDemo from './demos/InvoiceToolbar/system.tsx';
import ParcelTooltipDemo from './demos/ParcelTooltip/system.tsx';
import PaymentHintDemo from './demos/PaymentHint/system.tsx';
import PrintTooltipDemo from './demos/PrintTooltip/system.tsx';
import ReceiptTooltipDemo from './demos/ReceiptTooltip/system.tsx';
import WeightHelpDemo from './demos/WeightHelp/system.tsx';

const meta = {
  title: 'Material UI/Tooltip',
  decorators: [withDemoProviders],
  parameters: { design: { url: 'https://m2.material.io/components/tooltips' } },
} satisfies Meta;

export default meta;

type Story = StoryObj;

async function waitUntilClosed() {
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
}

/** Shows a tooltip that names an icon button. */
export const PrintTooltip: Story = {
  render: () => <PrintTooltipDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Print the invoice' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Print the invoice');
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
  },
};

/** Shows tooltips above icon buttons, with arrows. */
export const InvoiceToolbar: Story = {
  render: () => <InvoiceToolbarDemo />,
  play: async ({ canvas, userEvent }) => {
    const print = canvas.getByRole('button', { name: 'Print' });
    await userEvent.hover(print);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Print');
    await userEvent.click(print);
    await expect(canvas.getByRole('status')).toHaveTextContent('Last step: Print');
    await userEvent.unhover(print);
    await waitUntilClosed();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send to the customer' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Send to the customer');
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
  },
};

/** Shows a tooltip that describes a button with a label. */
export const PaymentHint: Story = {
  render: () => <PaymentHintDemo />,
  play: async ({ canvas, userEvent }) => {
    const pay = canvas.getByRole('button', { name: 'Pay now' });
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('The bank asks you');
    await expect(pay).toHaveAccessibleDescription(/confirm 418 €/);
    await userEvent.keyboard('{Enter}');
    await expect(pay).toHaveAccessibleName('Pay again');
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
  },
};

/** Shows a tooltip on a disabled button. */
export const ReceiptTooltip: Story = {
  render: () => <ReceiptTooltipDemo />,
  play: async ({ canvas, userEvent }) => {
    const receipt = canvas.getByRole('button', { name: 'Receipt' });
    await userEvent.hover(receipt.parentElement!);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('no receipt before');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await expect(receipt).toBeEnabled();
    await userEvent.hover(receipt);
    await waitUntilClosed();
  },
};

/** Shows a button that copies a number, and a tooltip that confirms it. */
export const CopyNumber: Story = {
  render: () => <CopyNumberDemo />,
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const button = canvas.getByRole('button', { name: 'Copy the number' });
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenCalledWith('1042');
    await waitFor(() => expect(button).toHaveAccessibleName('Copied'));
    await expect(screen.getByRole('tooltip')).toHaveTextContent('Copied');
    await userEvent.tab();
    await waitUntilClosed();
    await userEvent.tab({ shift: true });
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Copy the number');
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
  },
};

/** Shows tooltips that follow the pointer. */
export const BerthPlan: Story = {
  render: () => <BerthPlanDemo />,
  play: async ({ canvas, userEvent }) => {
    const berth = canvas.getByText('Berth 2, booked');
    const box = berth.getBoundingClientRect();
    const coords = { clientX: box.left + 20, clientY: box.top + 12 };
    await userEvent.pointer({ target: berth, coords });
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('from Gdynia');
    await waitFor(() => expect(tooltip.getBoundingClientRect().top).toBeLessThan(box.bottom));
    await userEvent.unhover(berth);
    await waitUntilClosed();
  },
};

/** Shows a tooltip around a custom component. */
export const ParcelTooltip: Story = {
  render: () => <ParcelTooltipDemo />,
  play: async ({ canvas, userEvent }) => {
    const parcel = canvas.getByRole('button', { name: 'Parcel 1042' });
    await userEvent.hover(parcel);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Bergen at 16:00');
    await expect(parcel).toHaveAccessibleDescription('Leaves for Bergen at 16:00');
    await userEvent.unhover(parcel);
    await waitUntilClosed();
  },
};

/** Shows a tooltip that opens on a tap. */
export const WeightHelp: Story = {
  render: () => <WeightHelpDemo />,
  play: async ({ canvas, userEvent }) => {
    const help = canvas.getByRole('button', { name: 'About the weight' });
    fireEvent.touchStart(help);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('With the box');
    fireEvent.touchEnd(help);
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
  },
};
