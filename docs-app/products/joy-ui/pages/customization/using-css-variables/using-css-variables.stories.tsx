import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import ComponentVariablesDemo from './demos/ComponentVariables/system.tsx';
import ThemeVariablesDemo from './demos/ThemeVariables/system.tsx';

const meta = {
  title: 'Joy UI/Using CSS variables',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a switch whose size and radius are set with CSS variables. */
export const ComponentVariables: Story = {
  render: () => <ComponentVariablesDemo />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('switch', { name: 'Express delivery' });
    await expect(input).toBeChecked();
    input.focus();
    await userEvent.keyboard(' ');
    await expect(input).not.toBeChecked();
    const track = document.querySelector('.MuiSwitch-track') as HTMLElement;
    await expect(track).toHaveStyle({ width: '64px', borderRadius: '6px' });
  },
};

/** Shows a plain HTML paragraph that uses the CSS variables of a theme. */
export const ThemeVariables: Story = {
  render: () => <ThemeVariablesDemo />,
  play: async ({ canvas }) => {
    const note = canvas.getByText('The depot in Porto is closed on Friday.');
    const isDark = note.closest('[data-mode="dark"]') !== null;
    await expect(note).toHaveStyle({
      borderRadius: '12px',
      backgroundColor: isDark ? 'rgb(23, 26, 28)' : 'rgb(240, 244, 248)',
    });
  },
};
