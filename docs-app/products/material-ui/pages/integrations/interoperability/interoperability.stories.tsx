import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../../withDemoProviders.tsx';
import DraftChipDemo from './demos/DraftChip/system.tsx';
import EmotionChipDemo from './demos/EmotionChip/system.tsx';
import ParcelRowCss from './demos/ParcelRow/css.tsx';
import ParcelRowSystem from './demos/ParcelRow/system.tsx';
import ParcelRowTailwind from './demos/ParcelRow/tailwind.tsx';
import PickupButtonCss from './demos/PickupButton/css.tsx';
import PickupButtonSystem from './demos/PickupButton/system.tsx';
import PickupButtonTailwind from './demos/PickupButton/tailwind.tsx';
import WeightSliderDemo from './demos/WeightSlider/system.tsx';

const meta = {
  title: 'Material UI/Style library interoperability',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows an enabled and a disabled button with custom styles. */
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

/** Shows a slider whose rail and thumb are styled with CSS classes. */
export const WeightSlider: Story = {
  render: () => <WeightSliderDemo />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Weight in kilograms' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    const thumb = canvasElement.querySelector('.WeightSlider-thumb');
    await expect(thumb).toHaveStyle({ width: '12px', borderRadius: '4px' });
    await expect(canvasElement.querySelector('.WeightSlider-rail')).toHaveStyle({ opacity: '0.2' });
  },
};

/** Shows a `Paper` with `display` and `padding`, which the component does not set itself. */
export const ParcelRow: Story = {
  render: renderStyling({
    system: ParcelRowSystem,
    tailwind: ParcelRowTailwind,
    css: ParcelRowCss,
  }),
  play: async ({ canvas }) => {
    const text = canvas.getByText('Parcel 1042, 3 kg');
    await expect(text.parentElement).toHaveStyle({ display: 'flex', padding: '16px' });
    const chip = canvas.getByText('Sent').parentElement!;
    await expect(Math.round(text.clientWidth)).toBeGreaterThan(chip.clientWidth);
  },
};

/** Shows a chip with a dashed border from `@emotion/styled`. */
export const DraftChip: Story = {
  render: () => <DraftChipDemo />,
  play: async ({ canvas }) => {
    const chip = canvas.getByText('Draft of invoice 2042').parentElement;
    await expect(chip).toHaveStyle({ borderStyle: 'dashed', borderRadius: '4px' });
  },
};

/** Shows a chip with a dashed border from a class that Emotion generates. */
export const EmotionChip: Story = {
  render: () => <EmotionChipDemo />,
  play: async ({ canvas }) => {
    const chip = canvas.getByText('Draft of invoice 2041').parentElement;
    await expect(chip).toHaveStyle({ borderStyle: 'dashed', borderRadius: '4px' });
  },
};
