import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import BasketButtonDemo from './demos/BasketButton/system.tsx';
import ButtonColorsDemo from './demos/ButtonColors/system.tsx';
import ButtonSizesDemo from './demos/ButtonSizes/system.tsx';
import ButtonVariantsDemo from './demos/ButtonVariants/system.tsx';
import CouponFormDemo from './demos/CouponForm/system.tsx';
import IconButtonsCss from './demos/IconButtons/css.tsx';
import IconButtonsSystem from './demos/IconButtons/system.tsx';
import IconButtonsTailwind from './demos/IconButtons/tailwind.tsx';
import OrderLinksDemo from './demos/OrderLinks/system.tsx';
import ParcelActionsDemo from './demos/ParcelActions/system.tsx';
import ReloadButtonsDemo from './demos/ReloadButtons/system.tsx';
import RemoveChairsDemo from './demos/RemoveChairs/system.tsx';
import SendInvoiceDemo from './demos/SendInvoice/system.tsx';
import WideButtonDemo from './demos/WideButton/system.tsx';

const meta = {
  title: 'Joy UI/Button',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows the four button variants, from the most to the least prominent action. */
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

/** Shows icon buttons in three sizes that are disabled while they load. */
export const ReloadButtons: Story = {
  render: () => <ReloadButtonsDemo />,
  play: async ({ canvas, userEvent }) => {
    const buttons = canvas.getAllByRole('button', { name: /^Reload/ });
    await expect(buttons.map((button) => button.offsetHeight)).toEqual([32, 36, 44]);
    const parcels = canvas.getByRole('button', { name: 'Reload parcels' });
    await userEvent.click(parcels);
    await expect(parcels).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading parcels…');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(parcels).toBeEnabled();
  },
};

/** Shows a button that counts its clicks. */
export const BasketButton: Story = {
  render: () => <BasketButtonDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to basket (0)' }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Add to basket (2)' })).toHaveFocus();
  },
};

/** Shows soft buttons in the five colors. */
export const ButtonColors: Story = {
  render: () => <ButtonColorsDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Refuse' })).toHaveClass(
      'MuiButton-colorDanger',
    );
    await expect(canvas.getAllByRole('button')).toHaveLength(5);
  },
};

/** Shows buttons in three sizes. */
export const ButtonSizes: Story = {
  render: () => <ButtonSizesDemo />,
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('button').map((button) => button.offsetHeight);
    await expect(heights).toEqual([32, 36, 44]);
  },
};

/** Shows a button that is disabled while there is nothing to remove. */
export const RemoveChairs: Story = {
  render: () => <RemoveChairsDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Remove all 0' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Add four chairs' }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove all 4' })).toHaveFocus();
  },
};

/** Shows a button with an icon before its text, and a button with an icon after it. */
export const ParcelActions: Story = {
  render: () => <ParcelActionsDemo />,
  play: async ({ canvas }) => {
    const create = canvas.getByRole('button', { name: 'New parcel' });
    await expect(create.firstElementChild).toHaveClass('MuiButton-startDecorator');
    const more = canvas.getByRole('button', { name: 'More actions' });
    await expect(more.lastElementChild).toHaveClass('MuiButton-endDecorator');
  },
};

/** Shows a link that looks like a button. */
export const OrderLinks: Story = {
  render: () => <OrderLinksDemo />,
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Open order 1042' });
    await expect(link).toHaveAttribute('href', '#order-1042');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

/** Shows a button that submits a form. */
export const CouponForm: Story = {
  render: () => <CouponFormDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use coupon' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Coupon SPRING24 is used.');
  },
};

/** Shows a tall, rounded button that is as wide as its container, up to 320 pixels. */
export const WideButton: Story = {
  render: () => <WideButtonDemo />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Pay 418 euros' });
    await expect(button.offsetHeight).toBe(56);
    await expect(button).toHaveStyle({ borderRadius: '999px' });
  },
};
