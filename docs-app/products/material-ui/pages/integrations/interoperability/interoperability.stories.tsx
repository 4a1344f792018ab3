import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../../withDemoProviders.tsx';
import EmotionChipDemo from './demos/EmotionChip/system.tsx';
import PickupButtonCss from './demos/PickupButton/css.tsx';
import PickupButtonSystem from './demos/PickupButton/system.tsx';
import PickupButtonTailwind from './demos/PickupButton/tailwind.tsx';

const meta = {
  title: 'Material UI/Style library interoperability',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows an enabled and a disabled button in three stylings. */
export const PickupButton: Story = {
  render: renderStyling({
    system: PickupButtonSystem,
    tailwind: PickupButtonTailwind,
    css: PickupButtonCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Order a pickup' });
    await expect(button).toHaveStyle({
      backgroundColor: 'rgb(11, 85, 99)',
      paddingInlineStart: '32px',
      textTransform: 'none',
    });
    await expect(canvas.getByRole('button', { name: 'No pickup today' })).toHaveStyle({
      backgroundColor: 'rgb(211, 225, 228)',
    });
    await userEvent.tab();
    await expect(button).toHaveFocus();
  },
};

/** Shows a chip with a dashed border from Emotion. */
export const EmotionChip: Story = {
  render: () => <EmotionChipDemo />,
  play: async ({ canvas }) => {
    const chip = canvas.getByText('Draft of invoice 2041').parentElement;
    await expect(chip).toHaveStyle({ borderStyle: 'dashed', borderRadius: '4px' });
  },
};
