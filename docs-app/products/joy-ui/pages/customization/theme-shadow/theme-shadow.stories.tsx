import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import ShadowScaleDemo from './demos/ShadowScale/system.tsx';
import TintedShadowDemo from './demos/TintedShadow/system.tsx';

const meta = {
  title: 'Joy UI/Shadow',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a box for each of the five shadows. */
export const ShadowScale: Story = {
  render: () => <ShadowScaleDemo />,
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('xs')).boxShadow).toContain('1px 2px');
    await expect(getComputedStyle(canvas.getByText('xl')).boxShadow).toContain('20px 24px');
  },
};

/** Shows a button whose shadow has the primary color. */
export const TintedShadow: Story = {
  render: () => <TintedShadowDemo />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Book a courier' });
    const isDark = button.closest('[data-mode="dark"]') !== null;
    await expect(getComputedStyle(button).boxShadow).toContain(
      isDark ? 'rgba(67, 147, 228, 0.4)' : 'rgba(11, 107, 203, 0.4)',
    );
  },
};
