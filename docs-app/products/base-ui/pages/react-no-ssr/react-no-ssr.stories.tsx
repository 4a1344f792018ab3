import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import DeviceHintCss from './demos/DeviceHint/css.tsx';
import DeviceHintSystem from './demos/DeviceHint/system.tsx';
import DeviceHintTailwind from './demos/DeviceHint/tailwind.tsx';

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
