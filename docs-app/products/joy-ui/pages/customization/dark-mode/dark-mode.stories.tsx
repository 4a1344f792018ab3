import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import ModeSwitchDemo from './demos/ModeSwitch/system.tsx';
import SchemeStylesDemo from './demos/SchemeStyles/system.tsx';

const meta = {
  title: 'Joy UI/Dark mode',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a switch between light, dark and system mode that changes only its own box. */
export const ModeSwitch: Story = {
  render: () => <ModeSwitchDemo />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByText('Order 1042').parentElement as HTMLElement;
    const pageMode = localStorage.getItem('joy-mode');
    await userEvent.click(await canvas.findByRole('button', { name: 'Dark' }));
    await waitFor(() => expect(box).toHaveStyle({ backgroundColor: 'rgb(11, 13, 14)' }));
    await expect(canvas.getByRole('button', { name: 'Dark' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    canvas.getByRole('button', { name: 'Light' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(box).toHaveStyle({ backgroundColor: 'rgb(251, 252, 254)' }));
    await expect(document.documentElement).not.toHaveAttribute('data-order-scheme');
    await expect(localStorage.getItem('joy-mode')).toBe(pageMode);
    await userEvent.click(canvas.getByRole('button', { name: 'System' }));
  },
};

/** Shows a note with a background in light mode and an outline in dark mode. */
export const SchemeStyles: Story = {
  render: () => <SchemeStylesDemo />,
  play: async ({ canvas }) => {
    const note = canvas.getByRole('note');
    const isDark = note.closest('[data-mode="dark"]') !== null;
    await expect(note).toHaveStyle({ outlineStyle: isDark ? 'solid' : 'none' });
    await expect(note).toHaveStyle({
      backgroundColor: isDark ? 'rgba(0, 0, 0, 0)' : 'rgb(253, 240, 225)',
    });
  },
};
