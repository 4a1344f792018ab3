import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import FadingPopupCss from './demos/FadingPopup/css.tsx';
import FadingPopupSystem from './demos/FadingPopup/system.tsx';
import FadingPopupTailwind from './demos/FadingPopup/tailwind.tsx';
import OpeningHoursCss from './demos/OpeningHours/css.tsx';
import OpeningHoursSystem from './demos/OpeningHours/system.tsx';
import OpeningHoursTailwind from './demos/OpeningHours/tailwind.tsx';
import OrderFilterCss from './demos/OrderFilter/css.tsx';
import OrderFilterSystem from './demos/OrderFilter/system.tsx';
import OrderFilterTailwind from './demos/OrderFilter/tailwind.tsx';

const meta = {
  title: 'Base UI/Popup',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a popup that stays open while the user changes its checkboxes. */
export const OrderFilter: Story = {
  render: renderStyling({
    system: OrderFilterSystem,
    tailwind: OrderFilterTailwind,
    css: OrderFilterCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '2 of 3 states' });
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
    await userEvent.click(button);
    await expect(canvas.getByRole('group', { name: 'States of orders' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Packed' }));
    await expect(button).toHaveTextContent('3 of 3 states');
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
    await userEvent.click(button);
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Paid' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(button).toHaveTextContent('2 of 3 states');
  },
};

/** Shows a popup that a button opens and closes. */
export const OpeningHours: Story = {
  render: renderStyling({
    system: OpeningHoursSystem,
    tailwind: OpeningHoursTailwind,
    css: OpeningHoursCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Opening hours' });
    await userEvent.click(button);
    await expect(await canvas.findByText(/Monday to Friday/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText(/Monday to Friday/)).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/Monday to Friday/)).toBeVisible();
  },
};

/** Shows a popup that fades in and out. */
export const FadingPopup: Story = {
  render: renderStyling({
    system: FadingPopupSystem,
    tailwind: FadingPopupTailwind,
    css: FadingPopupCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Order 318' });
    const card = canvas.getByText('Two mugs and a teapot');
    await expect(card).not.toBeVisible();
    await userEvent.click(button);
    await waitFor(() => expect(card).toHaveStyle({ visibility: 'visible', opacity: '1' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(card).not.toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(card).toHaveStyle({ visibility: 'visible', opacity: '1' }));
  },
};
