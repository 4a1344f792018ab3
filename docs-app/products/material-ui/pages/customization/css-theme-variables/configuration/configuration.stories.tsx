import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../../withDemoProviders.tsx';
import ContrastSchemeDemo from './demos/ContrastScheme/system.tsx';
import FixedSchemesDemo from './demos/FixedSchemes/system.tsx';
import RouteColorsDemo from './demos/RouteColors/system.tsx';
import ScopedSchemeDemo from './demos/ScopedScheme/system.tsx';
import VariableNamesDemo from './demos/VariableNames/system.tsx';

const meta = {
  title: 'Material UI/CSS theme variables configuration',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a CSS variable whose name changes with the prefix. */
export const VariableNames: Story = {
  render: () => <VariableNamesDemo />,
  play: async ({ canvas, userEvent }) => {
    const output = canvas.getByRole('status');
    await expect(output).toHaveTextContent('var(--shop-palette-primary-main, #1976d2)');
    const prefix = canvas.getByRole('textbox', { name: 'Prefix' });
    await userEvent.clear(prefix);
    await expect(output).toHaveTextContent('var(--palette-primary-main, #1976d2)');
    await userEvent.type(prefix, 'bank');
    await expect(output).toHaveTextContent('var(--bank-palette-primary-main, #1976d2)');
  },
};

/** Shows a light and a dark card on the same page. */
export const FixedSchemes: Story = {
  render: () => <FixedSchemesDemo />,
  play: async ({ canvas }) => {
    const cardOf = (name: string) => canvas.getByText(name).closest('.MuiPaper-root');
    await expect(cardOf('Light ticket')).toHaveStyle({
      backgroundColor: 'rgb(255, 255, 255)',
      colorScheme: 'light',
    });
    await expect(cardOf('Dark ticket')).toHaveStyle({
      backgroundColor: 'rgb(18, 18, 18)',
      colorScheme: 'dark',
    });
  },
};

/** Shows rows with border colors that the theme defines for each scheme. */
export const RouteColors: Story = {
  render: () => <RouteColorsDemo />,
  play: async ({ canvas }) => {
    const line = canvas.getByText(/driven/);
    const isDark = line.closest('[data-mode]')?.getAttribute('data-mode') === 'dark';
    await expect(line).toHaveStyle({
      borderInlineStartColor: isDark ? 'rgb(129, 199, 132)' : 'rgb(46, 125, 50)',
    });
  },
};

/** Shows a box that switches between light and dark without changing the page. */
export const ScopedScheme: Story = {
  render: () => <ScopedSchemeDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Dark preview' });
    const box = button.closest('.MuiPaper-root');
    const pageScheme = getComputedStyle(document.documentElement).colorScheme;
    await userEvent.click(button);
    await waitFor(() => expect(box).toHaveAttribute('data-preview-scheme', 'dark'));
    await expect(box).toHaveStyle({ backgroundColor: 'rgb(18, 18, 18)' });
    await expect(document.documentElement).not.toHaveAttribute('data-preview-scheme');
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe(pageScheme);
    await userEvent.click(canvas.getByRole('button', { name: 'Light preview' }));
    await waitFor(() => expect(box).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' }));
  },
};

/** Shows a box that switches to a third color scheme with high contrast. */
export const ContrastScheme: Story = {
  render: () => <ContrastSchemeDemo />,
  play: async ({ canvas, userEvent }) => {
    const contrast = await canvas.findByRole('checkbox', { name: 'High contrast' });
    const box = contrast.closest('.MuiPaper-root');
    await userEvent.click(contrast);
    await waitFor(() => expect(box).toHaveAttribute('data-berth-scheme', 'contrast'));
    await expect(canvas.getByText(/Berth 14/)).toHaveStyle({ color: 'rgb(0, 0, 0)' });
    await userEvent.keyboard(' ');
    await waitFor(() => expect(box).not.toHaveAttribute('data-berth-scheme', 'contrast'));
    await expect(contrast).not.toBeChecked();
  },
};
