import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import ButtonSizesDemo from './demos/ButtonSizes/system.tsx';
import ButtonVariantsDemo from './demos/ButtonVariants/system.tsx';
import IconButtonsCss from './demos/IconButtons/css.tsx';
import IconButtonsSystem from './demos/IconButtons/system.tsx';
import IconButtonsTailwind from './demos/IconButtons/tailwind.tsx';
import SendInvoiceDemo from './demos/SendInvoice/system.tsx';

const meta = {
  title: 'Joy UI/Button',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** The four variants rank the actions of an order. */
export const ButtonVariants: Story = {
  render: () => <ButtonVariantsDemo />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }));
    await expect(status).toHaveTextContent('Order 1042 is placed.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save for later' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveTextContent('is saved for later');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(status).toHaveTextContent('is copied');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(status).toHaveTextContent('is discarded');
  },
};

/** Shows a button that is disabled while it loads, so that it cannot be clicked twice. */
export const SendInvoice: Story = {
  render: () => <SendInvoiceDemo />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Send invoice' }));
    await expect(canvas.getByRole('button', { name: /Send invoice/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to draft' }));
    await expect(status).toHaveTextContent('Invoice 2041 is a draft.');

    await userEvent.click(canvas.getByRole('button', { name: 'Send invoice' }));
    await waitFor(() => expect(status).toHaveTextContent('was sent to'), { timeout: 5000 });
    await expect(canvas.getByRole('button', { name: 'Send again' })).toBeEnabled();
  },
};

/** Shows icon buttons with accessible names; one of the buttons is a toggle. */
export const IconButtons: Story = {
  render: renderStyling({
    system: IconButtonsSystem,
    tailwind: IconButtonsTailwind,
    css: IconButtonsCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const quantity = canvas.getByRole('status', { name: 'Quantity' });
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await userEvent.keyboard('{Enter}');
    await expect(quantity).toHaveTextContent('3');
    await userEvent.click(canvas.getByRole('button', { name: 'One fewer' }));
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(quantity).toHaveTextContent('1');

    const saved = canvas.getByRole('button', { name: 'Saved', pressed: false });
    await userEvent.click(saved);
    await expect(saved).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Shows buttons in three sizes; the last one is disabled while there is nothing to remove. */
export const ButtonSizes: Story = {
  render: () => <ButtonSizesDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove all 4' }));
    await expect(canvas.getByRole('button', { name: 'Remove all 0' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Add four chairs' }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove all 4' })).toHaveFocus();
  },
};
