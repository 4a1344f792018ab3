import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import OrderNoteCss from './demos/OrderNote/css.tsx';
import OrderNoteSystem from './demos/OrderNote/system.tsx';
import OrderNoteTailwind from './demos/OrderNote/tailwind.tsx';
import PortalClicksCss from './demos/PortalClicks/css.tsx';
import PortalClicksSystem from './demos/PortalClicks/system.tsx';
import PortalClicksTailwind from './demos/PortalClicks/tailwind.tsx';
import ShippingInfoCss from './demos/ShippingInfo/css.tsx';
import ShippingInfoSystem from './demos/ShippingInfo/system.tsx';
import ShippingInfoTailwind from './demos/ShippingInfo/tailwind.tsx';

const meta = {
  title: 'Base UI/Click-Away Listener',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a field that saves on a click outside of it, on Enter or on Escape. */
export const OrderNote: Story = {
  render: renderStyling({
    system: OrderNoteSystem,
    tailwind: OrderNoteTailwind,
    css: OrderNoteCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit: Ring at the side door.' }));
    await expect(canvas.getByRole('textbox', { name: 'Note for the driver' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note for the driver' }), 'Call me.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(status);
    await expect(status).toHaveTextContent('The note was saved.');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit: Call me.' }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Edit: Call me.' })).toHaveFocus();
  },
};

/** Shows a panel that closes on a click outside and on Escape. */
export const ShippingInfo: Story = {
  render: renderStyling({
    system: ShippingInfoSystem,
    tailwind: ShippingInfoTailwind,
    css: ShippingInfoCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Shipping times' });
    await userEvent.click(button);
    const panel = canvas.getByText(/Two days/);
    await userEvent.click(panel);
    await expect(panel).toBeVisible();
    await userEvent.click(document.body);
    await expect(panel).not.toBeInTheDocument();
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Shows whether a click in a portal counts as outside, with and without `disableReactTree`. */
export const PortalClicks: Story = {
  render: renderStyling({
    system: PortalClicksSystem,
    tailwind: PortalClicksTailwind,
    css: PortalClicksCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await expect(status).toHaveTextContent('Clicks outside the draft: 0');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Only the DOM tree counts' }));
    const clicks = Number(status.textContent.split(': ')[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await expect(status).toHaveTextContent(`Clicks outside the draft: ${clicks + 1}`);
  },
};
