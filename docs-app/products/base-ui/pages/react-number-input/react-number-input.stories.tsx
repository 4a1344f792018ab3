import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import QuantityInputCss from './demos/QuantityInput/css.tsx';
import QuantityInputSystem from './demos/QuantityInput/system.tsx';
import QuantityInputTailwind from './demos/QuantityInput/tailwind.tsx';

const meta = {
  title: 'Base UI/Number Input',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a number input with buttons, keyboard steps and limits. */
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
    await userEvent.keyboard('{PageUp}');
    await expect(mugs).toHaveValue('36');
    await expect(status).toHaveTextContent('12 are left.');
    await userEvent.clear(mugs);
    await userEvent.type(mugs, '60');
    await expect(mugs).toBeInvalid();
    await expect(status).toHaveTextContent('Only 48 are in stock.');
    await userEvent.tab();
    await expect(mugs).toHaveValue('48');
    await expect(mugs).toBeValid();
    await expect(canvas.getByRole('button', { name: 'Six more' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Six less' }));
    await expect(status).toHaveTextContent('6 are left.');
  },
};
