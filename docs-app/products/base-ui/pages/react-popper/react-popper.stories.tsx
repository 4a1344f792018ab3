import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import OrderPeekCss from './demos/OrderPeek/css.tsx';
import OrderPeekSystem from './demos/OrderPeek/system.tsx';
import OrderPeekTailwind from './demos/OrderPeek/tailwind.tsx';
import PackingHintCss from './demos/PackingHint/css.tsx';
import PackingHintSystem from './demos/PackingHint/system.tsx';
import PackingHintTailwind from './demos/PackingHint/tailwind.tsx';
import PopperSidesCss from './demos/PopperSides/css.tsx';
import PopperSidesSystem from './demos/PopperSides/system.tsx';
import PopperSidesTailwind from './demos/PopperSides/tailwind.tsx';

const meta = {
  title: 'Base UI/Popper',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows one popper that moves to the clicked button. */
export const OrderPeek: Story = {
  render: renderStyling({
    system: OrderPeekSystem,
    tailwind: OrderPeekTailwind,
    css: OrderPeekCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Order 319' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/Six bowls/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Order 318' }));
    await expect(canvas.getByText(/Two mugs/)).toBeVisible();
    await expect(canvas.queryByText(/Six bowls/)).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText(/Two mugs/)).not.toBeInTheDocument();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/Six bowls/)).toBeVisible();
  },
};

/** Shows a tooltip that opens on hover and on focus, and closes on Escape. */
export const PackingHint: Story = {
  render: renderStyling({
    system: PackingHintSystem,
    tailwind: PackingHintTailwind,
    css: PackingHintCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Gift wrap' });
    const hint = canvas.getByText(/Paper and a card/);
    await expect(button).toHaveAccessibleDescription('Paper and a card, for €3');
    await expect(hint).not.toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(hint).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(hint).not.toBeVisible();
    await userEvent.hover(button);
    await waitFor(() => expect(hint).toBeVisible());
    await userEvent.hover(hint);
    await expect(hint).toBeVisible();
  },
};

/** Shows a popper on one of four sides, which the user selects. */
export const PopperSides: Story = {
  render: renderStyling({
    system: PopperSidesSystem,
    tailwind: PopperSidesTailwind,
    css: PopperSidesCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByText('Box 7');
    const label = await canvas.findByText('Fragile');
    const top = (element: HTMLElement) => element.getBoundingClientRect().top;
    await waitFor(() => expect(top(label)).toBeGreaterThan(top(box)));
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'top');
    await waitFor(() => expect(top(label)).toBeLessThan(top(box)));
  },
};
