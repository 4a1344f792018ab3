import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import AmountFieldCss from './demos/AmountField/css.tsx';
import AmountFieldSystem from './demos/AmountField/system.tsx';
import AmountFieldTailwind from './demos/AmountField/tailwind.tsx';
import DeliveryNoteCss from './demos/DeliveryNote/css.tsx';
import DeliveryNoteSystem from './demos/DeliveryNote/system.tsx';
import DeliveryNoteTailwind from './demos/DeliveryNote/tailwind.tsx';
import HookInputCss from './demos/HookInput/css.tsx';
import HookInputSystem from './demos/HookInput/system.tsx';
import HookInputTailwind from './demos/HookInput/tailwind.tsx';
import OrderSearchCss from './demos/OrderSearch/css.tsx';
import OrderSearchSystem from './demos/OrderSearch/system.tsx';
import OrderSearchTailwind from './demos/OrderSearch/tailwind.tsx';

const meta = {
  title: 'Base UI/Input',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a search field whose parent element shows the focus ring. */
export const OrderSearch: Story = {
  render: renderStyling({
    system: OrderSearchSystem,
    tailwind: OrderSearchTailwind,
    css: OrderSearchCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Find an order' });
    await userEvent.type(field, 'linden');
    await expect(field.parentElement).toHaveClass('base--focused');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 3 orders');
    await expect(canvas.getByRole('listitem')).toHaveTextContent('20419');
  },
};

/** Shows an amount field with a currency sign and a maximum amount. */
export const AmountField: Story = {
  render: renderStyling({
    system: AmountFieldSystem,
    tailwind: AmountFieldTailwind,
    css: AmountFieldCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Refund, in euros' });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('Enter an amount of at most €500.');
    await userEvent.clear(field);
    await userEvent.type(field, '120');
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('Paid back to the card.');
  },
};

/** Shows a multiline field that counts its characters up to a maximum. */
export const DeliveryNote: Story = {
  render: renderStyling({
    system: DeliveryNoteSystem,
    tailwind: DeliveryNoteTailwind,
    css: DeliveryNoteCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Note for the driver' });
    await expect(field.tagName).toBe('TEXTAREA');
    await userEvent.clear(field);
    await userEvent.type(field, 'Thanks!');
    await expect(field).toHaveAccessibleDescription('7 of 120 characters');
  },
};

/** Shows a field with its label inside the border, built with `useInput`. */
export const HookInput: Story = {
  render: renderStyling({
    system: HookInputSystem,
    tailwind: HookInputTailwind,
    css: HookInputCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Name on the parcel' });
    await userEvent.click(field.parentElement!);
    await expect(field).toHaveFocus();
    await expect(field.parentElement).toHaveAttribute('data-focus');
    await userEvent.type(field, 'Ada');
    await expect(field).toHaveValue('Ada');
    await userEvent.tab();
    await expect(field.parentElement).not.toHaveAttribute('data-focus');
  },
};
