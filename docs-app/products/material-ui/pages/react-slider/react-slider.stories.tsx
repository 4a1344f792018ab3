import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import BoxQuantityDemo from './demos/BoxQuantity/system.tsx';
import DiscountFieldDemo from './demos/DiscountField/system.tsx';
import SliderTracksDemo from './demos/SliderTracks/system.tsx';
import TankLevelDemo from './demos/TankLevel/system.tsx';
import StorageTemperatureDemo from './demos/StorageTemperature/system.tsx';
import ParcelWeightDemo from './demos/ParcelWeight/system.tsx';
import DoorbellVolumeDemo from './demos/DoorbellVolume/system.tsx';
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

/** Shows an uncontrolled slider with an accessible name. */
export const DoorbellVolume: Story = {
  render: () => <DoorbellVolumeDemo />,
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Doorbell volume' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expect(slider).toHaveValue('40');
  },
};

/** Shows a slider with limits, steps of five and a mark at each step. */
export const ParcelWeight: Story = {
  render: () => <ParcelWeightDemo />,
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Largest parcel in kilograms' });
    slider.focus();
    await userEvent.keyboard('{PageUp}');
    await expect(slider).toHaveValue('25');
  },
};

/** Shows a slider that saves its value in `onChangeCommitted`. */
export const StorageTemperature: Story = {
  render: () => <StorageTemperatureDemo />,
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Temperature of the storage room' });
    slider.focus();
    await userEvent.keyboard('{PageUp}');
    await expect(slider).toHaveAttribute('aria-valuetext', '25 degrees');
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved: 25 °C');
  },
};

/** Shows a vertical slider in a container with a fixed height. */
export const TankLevel: Story = {
  render: () => <TankLevelDemo />,
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Alarm level of the tank' });
    await expect(slider).toHaveAttribute('aria-orientation', 'vertical');
    slider.focus();
    await userEvent.keyboard('{PageUp}');
    await expect(slider).toHaveValue('50');
  },
};

/** Compares the default, the inverted and the hidden track of small sliders. */
export const SliderTracks: Story = {
  render: () => <SliderTracksDemo />,
  play: async ({ canvas, userEvent }) => {
    const free = canvas.getByRole('slider', { name: 'Free storage' });
    await expect(free.closest('.MuiSlider-root')).toHaveClass('MuiSlider-trackInverted');
    await expect(canvas.getByRole('slider', { name: 'Reserved storage' })).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard('{PageUp}');
    await expect(canvas.getByRole('slider', { name: 'Used storage' })).toHaveValue('70');
  },
};

/** Shows a slider and a number field that share one value. */
export const DiscountField: Story = {
  render: () => <DiscountFieldDemo />,
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Discount in percent' });
    const field = canvas.getByRole('spinbutton', { name: 'Discount in percent' });
    await userEvent.type(field, '5', { initialSelectionStart: 0, initialSelectionEnd: 2 });
    await expect(slider).toHaveValue('5');
    await fireEvent.change(slider, { target: { value: 6 } });
    await expect(field).toHaveValue(6);
  },
};

/** Shows a slider with a logarithmic scale. */
export const BoxQuantity: Story = {
  render: () => <BoxQuantityDemo />,
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Number of boxes' });
    slider.focus();
    await userEvent.keyboard('{PageUp}');
    await expect(slider).toHaveAttribute('aria-valuetext', '1024 boxes');
    await expect(canvas.getByRole('status')).toHaveTextContent('1024 boxes');
    await fireEvent.change(slider, { target: { value: 0 } });
    await expect(slider).toHaveAttribute('aria-valuetext', '1 box');
  },
};
