import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
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
