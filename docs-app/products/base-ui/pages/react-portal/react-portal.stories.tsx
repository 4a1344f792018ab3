import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import CurrencyPortalCss from './demos/CurrencyPortal/css.tsx';
import CurrencyPortalSystem from './demos/CurrencyPortal/system.tsx';
import CurrencyPortalTailwind from './demos/CurrencyPortal/tailwind.tsx';
import DraftPortalCss from './demos/DraftPortal/css.tsx';
import DraftPortalSystem from './demos/DraftPortal/system.tsx';
import DraftPortalTailwind from './demos/DraftPortal/tailwind.tsx';
import OrderBarCss from './demos/OrderBar/css.tsx';
import OrderBarSystem from './demos/OrderBar/system.tsx';
import OrderBarTailwind from './demos/OrderBar/tailwind.tsx';

const meta = {
  title: 'Base UI/Portal',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a total that a form renders into another element with a portal. */
export const OrderBar: Story = {
  render: renderStyling({
    system: OrderBarSystem,
    tailwind: OrderBarTailwind,
    css: OrderBarCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('group', { name: 'Your order' });
    const status = () => canvas.getByRole('status');
    await expect(bar).toContainElement(status());
    await userEvent.click(canvas.getByRole('button', { name: 'One more mug' }));
    await expect(bar).toHaveTextContent('2 for €24');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Keep the total/ }));
    await expect(bar).not.toContainElement(status());
    await expect(status()).toHaveTextContent('2 for €24');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Keep the total/ }));
    await expect(bar).toContainElement(status());
  },
};

/** Shows a label that a portal renders into the bar above. */
export const DraftPortal: Story = {
  render: renderStyling({
    system: DraftPortalSystem,
    tailwind: DraftPortalTailwind,
    css: DraftPortalCss,
  }),
  play: async ({ canvas }) => {
    const text = await canvas.findByText('Draft, not sent yet');
    const field = canvas.getByRole('textbox', { name: 'Title of the invoice' });
    await waitFor(() =>
      expect(text.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING),
    );
  },
};

/** Shows that a portal keeps the context of its React parent. */
export const CurrencyPortal: Story = {
  render: renderStyling({
    system: CurrencyPortalSystem,
    tailwind: CurrencyPortalTailwind,
    css: CurrencyPortalCss,
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('€64')).toBeVisible();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Currency of the order' }),
      'Pound',
    );
    await expect(canvas.getByText('£64')).toBeVisible();
  },
};
