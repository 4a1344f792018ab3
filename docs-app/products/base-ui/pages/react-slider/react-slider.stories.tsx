import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import HookSliderCss from './demos/HookSlider/css.tsx';
import HookSliderSystem from './demos/HookSlider/system.tsx';
import HookSliderTailwind from './demos/HookSlider/tailwind.tsx';
import MemorySliderCss from './demos/MemorySlider/css.tsx';
import MemorySliderSystem from './demos/MemorySlider/system.tsx';
import MemorySliderTailwind from './demos/MemorySlider/tailwind.tsx';
import PriceRangeCss from './demos/PriceRange/css.tsx';
import PriceRangeSystem from './demos/PriceRange/system.tsx';
import PriceRangeTailwind from './demos/PriceRange/tailwind.tsx';

const meta = {
  title: 'Base UI/Slider',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a slider with two thumbs that set both ends of a price range. */
export const PriceRange: Story = {
  render: renderStyling({
    system: PriceRangeSystem,
    tailwind: PriceRangeTailwind,
    css: PriceRangeCss,
  }),
  play: async ({ canvas, userEvent, globals }) => {
    const lowest = canvas.getByRole('slider', { name: 'Lowest price' });
    const highest = canvas.getByRole('slider', { name: 'Highest price' });
    await expect(canvas.getByRole('status')).toHaveTextContent('5 of 9 mugs');
    await userEvent.tab();
    await expect(lowest).toHaveFocus();
    fireEvent.change(lowest, { target: { value: 20 } });
    await expect(lowest).toHaveAttribute('aria-valuetext', '€20');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 9 mugs');
    await userEvent.tab();
    await userEvent.keyboard('{PageUp}');
    await expect(highest).toHaveAttribute('aria-valuetext', '€60');
    await expect(canvas.getByRole('status')).toHaveTextContent('4 of 9 mugs');
    const { left, right, top } = highest.closest('[role=group] > span')!.getBoundingClientRect();
    const start = globals['direction'] === 'rtl' ? right - 1 : left + 1;
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: lowest.closest('[role=group] > span')!,
      coords: { clientX: start, clientY: top + 10 },
    });
    await expect(lowest).toHaveAttribute('aria-valuetext', '€0');
    await expect(lowest).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('8 of 9 mugs');
  },
};

/** Shows a vertical slider whose thumb stops only at its marks. */
export const MemorySlider: Story = {
  render: renderStyling({
    system: MemorySliderSystem,
    tailwind: MemorySliderTailwind,
    css: MemorySliderCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const memory = canvas.getByRole('slider', { name: 'Memory of the shop' });
    await expect(memory).toHaveAttribute('aria-valuetext', '16 GB');
    await expect(canvas.getByRole('status')).toHaveTextContent('€32 a month');
    await userEvent.tab();
    await userEvent.tab();
    await expect(memory).toHaveFocus();
    fireEvent.change(memory, { target: { value: 5 } });
    await expect(memory).toHaveAttribute('aria-valuetext', '32 GB');
    await expect(canvas.getByRole('status')).toHaveTextContent('€64 a month');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Grows by itself' }));
    await expect(memory).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Grows by itself' }));
    await expect(memory).toBeEnabled();
  },
};

/** Shows a slider of custom elements, built with `useSlider`. */
export const HookSlider: Story = {
  render: renderStyling({
    system: HookSliderSystem,
    tailwind: HookSliderTailwind,
    css: HookSliderCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Level of the tank' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(slider.parentElement).toHaveAttribute('data-focus');
    fireEvent.change(slider, { target: { value: 41 } });
    await expect(canvas.getByText('41 %')).toBeVisible();
    await userEvent.keyboard('{PageUp}');
    await expect(slider).toHaveAttribute('aria-valuetext', '51 percent');
    await userEvent.keyboard('{PageDown}');
    await expect(canvas.getByText('41 %')).toBeVisible();
  },
};
