import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import DeferredMapCss from './demos/DeferredMap/css.tsx';
import DeferredMapSystem from './demos/DeferredMap/system.tsx';
import DeferredMapTailwind from './demos/DeferredMap/tailwind.tsx';
import DeviceHintCss from './demos/DeviceHint/css.tsx';
import DeviceHintSystem from './demos/DeviceHint/system.tsx';
import DeviceHintTailwind from './demos/DeviceHint/tailwind.tsx';
import OnlineStateCss from './demos/OnlineState/css.tsx';
import OnlineStateSystem from './demos/OnlineState/system.tsx';
import OnlineStateTailwind from './demos/OnlineState/tailwind.tsx';

const meta = {
  title: 'Base UI/No-SSR',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a sentence that depends on the device, with a fallback for server rendering. */
export const DeviceHint: Story = {
  render: renderStyling({
    system: DeviceHintSystem,
    tailwind: DeviceHintTailwind,
    css: DeviceHintCss,
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/(Click|Tap) an order/)).toBeVisible();
    await expect(canvas.queryByText('Choose an order.')).not.toBeInTheDocument();
    const order = canvas.getByRole('button', { name: 'Order 319' });
    await userEvent.click(order);
    await expect(order).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(order).toHaveAttribute('aria-pressed', 'false');
  },
};

/** Shows the online state, which only the browser renders. */
export const OnlineState: Story = {
  render: renderStyling({
    system: OnlineStateSystem,
    tailwind: OnlineStateTailwind,
    css: OnlineStateCss,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Orders are sent at once.')).toBeVisible();
  },
};

/** Shows an expensive map that renders after the first paint, with a fallback of the same size. */
export const DeferredMap: Story = {
  render: renderStyling({
    system: DeferredMapSystem,
    tailwind: DeferredMapTailwind,
    css: DeferredMapCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const map = await canvas.findByRole('img', { name: /48 of 144 berths/ });
    await expect(map).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Map' }));
    await expect(map).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('img')).toBeVisible();
  },
};
