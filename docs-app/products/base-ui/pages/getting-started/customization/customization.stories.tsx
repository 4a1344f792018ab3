import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../../withDemoProviders.tsx';
import SlotSwitchCss from './demos/SlotSwitch/css.tsx';
import SlotSwitchSystem from './demos/SlotSwitch/system.tsx';
import SlotSwitchTailwind from './demos/SlotSwitch/tailwind.tsx';

const meta = {
  title: 'Base UI/Customization',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a switch whose thumb gets its props from a function of the switch's state. */
export const SlotSwitch: Story = {
  render: renderStyling({
    system: SlotSwitchSystem,
    tailwind: SlotSwitchTailwind,
    css: SlotSwitchCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'The shop takes orders' });
    await expect(canvas.getByText('open')).toBeVisible();
    await userEvent.click(control);
    await expect(canvas.getByText('shut')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('open')).toBeVisible();
  },
};
