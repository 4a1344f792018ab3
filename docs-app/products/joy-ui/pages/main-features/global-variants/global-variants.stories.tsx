import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import FourVariantsDemo from './demos/FourVariants/system.tsx';
import SharedVariantDemo from './demos/SharedVariant/system.tsx';
import VariantStylesDemo from './demos/VariantStyles/system.tsx';

const meta = {
  title: 'Joy UI/Global variants',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

function borderOf(element: HTMLElement): string {
  return getComputedStyle(element).borderTopWidth;
}

/** Shows one button for each of the four variants. */
export const FourVariants: Story = {
  render: () => <FourVariantsDemo />,
  play: async ({ canvas }) => {
    const solid = canvas.getByRole('button', { name: 'Pay invoice' });
    await expect(solid).toHaveStyle({ backgroundColor: 'rgb(11, 107, 203)' });
    await expect(borderOf(canvas.getByRole('button', { name: 'Print' }))).toBe('1px');
    await expect(borderOf(canvas.getByRole('button', { name: 'Save draft' }))).toBe('0px');
    await expect(canvas.getByRole('button', { name: 'Skip' })).toHaveStyle({
      backgroundColor: 'rgba(0, 0, 0, 0)',
    });
  },
};

/** Shows a chip, a button and an alert that change to the selected variant. */
export const SharedVariant: Story = {
  render: () => <SharedVariantDemo />,
  play: async ({ canvas, userEvent }) => {
    const alert = canvas.getByRole('note');
    await expect(borderOf(alert)).toBe('0px');
    await userEvent.click(canvas.getByRole('radio', { name: 'outlined' }));
    await waitFor(() => expect(borderOf(alert)).toBe('1px'));
    await expect(borderOf(canvas.getByRole('button', { name: 'Send receipt' }))).toBe('1px');
  },
};

/** Shows a plain HTML button with the styles of the soft variant. */
export const VariantStyles: Story = {
  render: () => <VariantStylesDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Add a delivery note' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveStyle({ outlineStyle: 'solid', outlineWidth: '2px' });
  },
};
