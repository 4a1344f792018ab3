import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import HookModalCss from './demos/HookModal/css.tsx';
import HookModalSystem from './demos/HookModal/system.tsx';
import HookModalTailwind from './demos/HookModal/tailwind.tsx';
import PackingSheetCss from './demos/PackingSheet/css.tsx';
import PackingSheetSystem from './demos/PackingSheet/system.tsx';
import PackingSheetTailwind from './demos/PackingSheet/tailwind.tsx';
import RefundDialogCss from './demos/RefundDialog/css.tsx';
import RefundDialogSystem from './demos/RefundDialog/system.tsx';
import RefundDialogTailwind from './demos/RefundDialog/tailwind.tsx';

const meta = {
  title: 'Base UI/Modal',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a sheet that slides into its container and unmounts after the exit transition. */
export const PackingSheet: Story = {
  render: renderStyling({
    system: PackingSheetSystem,
    tailwind: PackingSheetTailwind,
    css: PackingSheetCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Packing list of order 318' });
    await userEvent.click(button);
    const sheet = await canvas.findByRole('dialog', { name: 'Packing list' });
    await waitFor(() => expect(sheet).toHaveFocus());
    await waitFor(() => expect(canvas.getByText('The list is open.')).toBeVisible());
    await expect(button).toHaveAttribute('aria-hidden', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await expect(canvas.getByRole('status')).toHaveTextContent('The list is closed.');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(button).not.toHaveAttribute('aria-hidden');
  },
};

/** Shows a dialog that closes on an outside click only when no edits would be lost. */
export const RefundDialog: Story = {
  render: renderStyling({
    system: RefundDialogSystem,
    tailwind: RefundDialogTailwind,
    css: RefundDialogCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Refund order 318' });
    const backdrop = () => document.getElementById('refund-backdrop')!;
    await userEvent.click(button);
    const dialog = screen.getByRole('dialog', { name: 'Refund €64.00?' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('The mug was broken');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    const reason = screen.getByRole('textbox', { name: 'Reason, for the customer' });
    await expect(reason).toHaveFocus();
    await userEvent.click(backdrop());
    await expect(dialog).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(dialog).not.toBeVisible();
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing was refunded.');
    await userEvent.keyboard('{Enter}');
    await expect(reason).toHaveValue('The mug was broken');
    await userEvent.clear(reason);
    await userEvent.click(backdrop());
    await expect(dialog).not.toBeVisible();
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    await expect(dialog).not.toBeVisible();
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('button', { name: 'Refund' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('€64.00 were refunded.');
  },
};

/** Shows a dialog of custom elements, built with `useModal`, a portal and a focus trap. */
export const HookModal: Story = {
  render: renderStyling({
    system: HookModalSystem,
    tailwind: HookModalTailwind,
    css: HookModalCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Cancel the booking' });
    await userEvent.click(button);
    const dialog = await canvas.findByRole('alertdialog', { name: 'Cancel the booking?' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cancel it' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(dialog).not.toBeInTheDocument();
    await expect(button).toHaveFocus();
  },
};
