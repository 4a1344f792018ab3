import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import NestedScopeDemo from './demos/NestedScope/system.tsx';
import ScopedThemeDemo from './demos/ScopedTheme/system.tsx';

const meta = {
  title: 'Material UI/Theme scoping',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a Material UI button inside the theme provider of another library. */
export const ScopedTheme: Story = {
  render: () => <ScopedThemeDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Book a berth' });
    await expect(button).toHaveStyle({ backgroundColor: 'rgb(11, 85, 99)' });
    await expect(button.parentElement).toHaveStyle({ gap: '24px' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
  },
};

/** Shows two nested themes with the same scope. */
export const NestedScope: Story = {
  render: () => <NestedScopeDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send by ship' })).toHaveStyle({
      backgroundColor: 'rgb(11, 85, 99)',
    });
    await expect(canvas.getByRole('button', { name: 'Send by plane' })).toHaveStyle({
      backgroundColor: 'rgb(138, 28, 60)',
    });
  },
};
