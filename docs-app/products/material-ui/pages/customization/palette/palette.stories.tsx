import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import BrandColorsDemo from './demos/BrandColors/system.tsx';
import ExpressColorDemo from './demos/ExpressColor/system.tsx';
import LabelColorsDemo from './demos/LabelColors/system.tsx';

const meta = {
  title: 'Material UI/Palette',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

function isDark(element: HTMLElement): boolean {
  return element.closest('[data-mode="dark"]') !== null;
}

/** Shows buttons with a custom primary color in both schemes. */
export const BrandColors: Story = {
  render: () => <BrandColorsDemo />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Pay invoice' });
    await expect(button).toHaveStyle({
      backgroundColor: isDark(button) ? 'rgb(128, 203, 196)' : 'rgb(0, 105, 92)',
    });
    await expect(document.documentElement).not.toHaveAttribute('data-brand-mode');
  },
};

/** Shows a button in a custom palette color. */
export const ExpressColor: Story = {
  render: () => <ExpressColorDemo />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send as express' });
    await expect(button).toHaveStyle({
      backgroundColor: isDark(button) ? 'rgb(244, 143, 177)' : 'rgb(173, 20, 87)',
    });
    await expect(button).toHaveStyle({
      color: isDark(button) ? 'rgba(0, 0, 0, 0.87)' : 'rgb(255, 255, 255)',
    });
  },
};

/** Shows labels with white or black text, depending on the contrast. */
export const LabelColors: Story = {
  render: () => <LabelColorsDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Express').parentElement).toHaveStyle({ color: '#fff' });
    await expect(canvas.getByText('Fragile').parentElement).toHaveStyle({
      color: 'rgba(0, 0, 0, 0.87)',
    });
  },
};
