import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import DarkPanelDemo from './demos/DarkPanel/system.tsx';
import ModeSwitchDemo from './demos/ModeSwitch/system.tsx';
import SchemeStylesDemo from './demos/SchemeStyles/system.tsx';

const meta = {
  title: 'Material UI/Dark mode',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a switch between light, dark and system mode that changes only its own box. */
export const ModeSwitch: Story = {
  render: () => <ModeSwitchDemo />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByText('Order 1482').parentElement as HTMLElement;
    const page = document.documentElement;
    const pageScheme = getComputedStyle(page).colorScheme;
    const pageText = getComputedStyle(page).getPropertyValue('--mui-palette-text-primary');
    const pageMode = localStorage.getItem('mui-mode');
    await userEvent.click(await canvas.findByRole('button', { name: 'Dark' }));
    await waitFor(() => expect(box).toHaveStyle({ backgroundColor: 'rgb(18, 18, 18)' }));
    await expect(canvas.getByRole('button', { name: 'Dark' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Light' }));
    await waitFor(() => expect(box).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' }));
    await expect(page).not.toHaveAttribute('data-order-scheme');
    await expect(getComputedStyle(page).colorScheme).toBe(pageScheme);
    await expect(getComputedStyle(page).getPropertyValue('--mui-palette-text-primary')).toBe(
      pageText,
    );
    await expect(localStorage.getItem('mui-mode')).toBe(pageMode);
    await userEvent.click(canvas.getByRole('button', { name: 'System' }));
  },
};

/** Shows one panel with dark colors, in every mode of the page. */
export const DarkPanel: Story = {
  render: () => <DarkPanelDemo />,
  play: async ({ canvas }) => {
    const title = canvas.getByText('Night deliveries');
    await expect(title).toHaveStyle({ color: 'rgb(255, 255, 255)' });
    await expect(title.parentElement).toHaveStyle({ backgroundColor: 'rgb(18, 18, 18)' });
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
      backgroundColor: isDark ? 'rgba(0, 0, 0, 0)' : 'rgb(238, 238, 238)',
    });
  },
};
