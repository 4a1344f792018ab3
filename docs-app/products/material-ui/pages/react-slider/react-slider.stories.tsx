import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import ClimateSlidersDemo from './demos/ClimateSliders/system.tsx';
import PriceRangeDemo from './demos/PriceRange/system.tsx';

const meta = {
  title: 'Material UI/Slider',
  decorators: [withDemoProviders],
  parameters: { design: { url: 'https://m2.material.io/components/sliders' } },
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a slider with two thumbs that select a range. */
export const PriceRange: Story = {
  render: () => <PriceRangeDemo />,
  play: async ({ canvas, userEvent }) => {
    const highest = canvas.getByRole('slider', { name: 'Highest price' });
    await expect(canvas.getByRole('status')).toHaveTextContent('4 lamps from 40 € to 200 €');
    highest.focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(highest).toHaveAttribute('aria-valuetext', '150 euros');
    await fireEvent.change(highest, { target: { value: 210 } });
    await expect(highest).toHaveAttribute('aria-valuetext', '210 euros');
    await userEvent.keyboard('{PageUp}');
    await expect(canvas.getByRole('status')).toHaveTextContent('5 lamps from 40 € to 260 €');
    canvas.getByRole('slider', { name: 'Lowest price' }).focus();
    await userEvent.keyboard('{PageDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('6 lamps from 0 € to 260 €');
  },
};

/** Shows a vertical slider, and a slider that stops only at its marks. */
export const ClimateSliders: Story = {
  render: () => <ClimateSlidersDemo />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const warmth = canvas.getByRole('slider', { name: 'Warmth of the cold store' });
    await expect(warmth).toHaveAttribute('aria-orientation', 'vertical');
    warmth.focus();
    await userEvent.keyboard('{PageUp}');
    await expect(warmth).toHaveAttribute('aria-valuetext', '25 degrees');
    const rail = canvasElement.querySelector('.MuiSlider-vertical .MuiSlider-rail')!;
    const { x, y, height } = rail.getBoundingClientRect();
    await fireEvent.mouseDown(rail, { clientX: x, clientY: y + height / 2, button: 0 });
    await expect(canvas.getByRole('status')).toHaveTextContent('20 °C, not saved yet');
    await fireEvent.mouseUp(rail, { clientX: x, clientY: y + height / 2 });
    await expect(canvas.getByRole('status')).toHaveTextContent('20 °C, saved');
    const fan = canvas.getByRole('slider', { name: 'Fan' });
    await fireEvent.change(fan, { target: { value: 26 } });
    await expect(fan).toHaveValue('50');
    await expect(canvas.getByRole('slider', { name: 'Humidity' })).toBeDisabled();
  },
};
