import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import OrderPeekCss from './demos/OrderPeek/css.tsx';
import OrderPeekSystem from './demos/OrderPeek/system.tsx';
import OrderPeekTailwind from './demos/OrderPeek/tailwind.tsx';

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
