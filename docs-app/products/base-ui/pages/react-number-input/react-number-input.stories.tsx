import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import BagCountCss from './demos/BagCount/css.tsx';
import BagCountSystem from './demos/BagCount/system.tsx';
import BagCountTailwind from './demos/BagCount/tailwind.tsx';
import GuestCountCss from './demos/GuestCount/css.tsx';
import GuestCountSystem from './demos/GuestCount/system.tsx';
import GuestCountTailwind from './demos/GuestCount/tailwind.tsx';
import HookNumberInputCss from './demos/HookNumberInput/css.tsx';
import HookNumberInputSystem from './demos/HookNumberInput/system.tsx';
import HookNumberInputTailwind from './demos/HookNumberInput/tailwind.tsx';
import LockedCountCss from './demos/LockedCount/css.tsx';
import LockedCountSystem from './demos/LockedCount/system.tsx';
import LockedCountTailwind from './demos/LockedCount/tailwind.tsx';
import QuantityInputCss from './demos/QuantityInput/css.tsx';
import QuantityInputSystem from './demos/QuantityInput/system.tsx';
import QuantityInputTailwind from './demos/QuantityInput/tailwind.tsx';
import WeightInputCss from './demos/WeightInput/css.tsx';
import WeightInputSystem from './demos/WeightInput/system.tsx';
import WeightInputTailwind from './demos/WeightInput/tailwind.tsx';

const meta = {
  title: 'Base UI/Number Input',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows an error while the typed number is too large. */
export const QuantityInput: Story = {
  render: renderStyling({
    system: QuantityInputSystem,
    tailwind: QuantityInputTailwind,
    css: QuantityInputCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const mugs = canvas.getByRole('spinbutton', { name: 'Mugs, in boxes of six' });
    const status = canvas.getByRole('status');
    await expect(mugs).toHaveValue('6');
    await userEvent.click(canvas.getByRole('button', { name: 'Six more' }));
    await expect(mugs).toHaveFocus();
    await expect(mugs).toHaveValue('12');
    await userEvent.keyboard('{ArrowUp}');
    await expect(mugs).toHaveValue('18');
    await expect(status).toHaveTextContent('30 are left.');
    await userEvent.clear(mugs);
    await userEvent.type(mugs, '60');
    await expect(mugs).toBeInvalid();
    await expect(status).toHaveTextContent('Only 48 are in stock.');
    await userEvent.keyboard('x');
    await expect(mugs).toHaveValue('60');
    await expect(mugs).toBeInvalid();
    await userEvent.tab();
    await expect(mugs).toHaveValue('48');
    await expect(mugs).toBeValid();
    await expect(canvas.getByRole('button', { name: 'Six more' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Six less' }));
    await expect(status).toHaveTextContent('6 are left.');
  },
};

/** Shows an uncontrolled number input with a minimum and a maximum. */
export const GuestCount: Story = {
  render: renderStyling({
    system: GuestCountSystem,
    tailwind: GuestCountTailwind,
    css: GuestCountCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Guests' });
    const fewer = canvas.getByRole('button', { name: 'Fewer guests' });
    await userEvent.click(fewer);
    await expect(field).toHaveValue('1');
    await expect(fewer).toBeDisabled();
    await userEvent.click(field);
    await userEvent.keyboard('{Home}');
    await expect(field).toHaveValue('8');
    await userEvent.clear(field);
    await userEvent.type(field, '20');
    await userEvent.tab();
    await expect(field).toHaveValue('8');
  },
};

/** Shows a number input built with `useNumberInput`, whose DOM order is the visual order. */
export const HookNumberInput: Story = {
  render: renderStyling({
    system: HookNumberInputSystem,
    tailwind: HookNumberInputTailwind,
    css: HookNumberInputCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Copies of the invoice' });
    await userEvent.click(canvas.getByRole('button', { name: 'One copy more' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('4 sheets of paper');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(field).toHaveValue('3'));
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(field).toHaveValue('5'));
    await expect(canvas.getByRole('button', { name: 'One copy more' })).toBeDisabled();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(field).toHaveValue('1'));
  },
};

/** Shows a controlled number input that starts at zero, with a button that resets it. */
export const BagCount: Story = {
  render: renderStyling({
    system: BagCountSystem,
    tailwind: BagCountTailwind,
    css: BagCountCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Extra bags' });
    await expect(field).toHaveValue('0');
    await userEvent.click(canvas.getByRole('button', { name: 'One bag more' }));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(field).toHaveValue('2'));
    await expect(canvas.getByRole('status')).toHaveTextContent('€30 for bags');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove all bags' }));
    await expect(field).toHaveValue('0');
    await userEvent.click(field);
    await expect(field).toHaveValue('0');
    await userEvent.clear(field);
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue('0'));
  },
};

/** Shows a number input with steps of 250 and 1000, and an adornment on each side. */
export const WeightInput: Story = {
  render: renderStyling({
    system: WeightInputSystem,
    tailwind: WeightInputTailwind,
    css: WeightInputCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Weight in grams' });
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Heavier' }));
    await waitFor(() => expect(field).toHaveValue('1500'));
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(field).toHaveValue('2500'));
    await expect(status).toHaveTextContent('The label shows 2.50 kg.');
    await userEvent.clear(field);
    await userEvent.type(field, '2620');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue('2500'));
    await userEvent.clear(field);
    await userEvent.tab();
    await waitFor(() => expect(status).toHaveTextContent('Weigh the parcel.'));
    await userEvent.type(field, '1250');
    await userEvent.tab();
    await waitFor(() => expect(status).toHaveTextContent('The label shows 1.25 kg.'));
  },
};

/** Shows a number input whose buttons and arrow keys respect its read-only state. */
export const LockedCount: Story = {
  render: renderStyling({
    system: LockedCountSystem,
    tailwind: LockedCountTailwind,
    css: LockedCountCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Jars' });
    await expect(canvas.getByRole('button', { name: 'More jars' })).toBeDisabled();
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}5');
    await expect(field).toHaveValue('12');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'The order is packed' }));
    await userEvent.click(canvas.getByRole('button', { name: 'More jars' }));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(field).toHaveValue('14'));
  },
};
