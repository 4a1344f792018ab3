import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import LegacyPageDemo from './demos/LegacyPage/system.tsx';
import ScopedReceiptDemo from './demos/ScopedReceipt/system.tsx';

const meta = {
  title: 'Joy UI/CSS Baseline',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows plain HTML with and without the CSS baseline. */
export const ScopedReceipt: Story = {
  render: () => <ScopedReceiptDemo />,
  play: async ({ canvas, userEvent }) => {
    const receipt = () => canvas.getByRole('region', { name: 'Receipt' });
    await expect(receipt()).toHaveClass('MuiScopedCssBaseline-root');
    await expect(getComputedStyle(receipt()).boxSizing).toBe('border-box');
    const button = canvas.getByRole('button', { name: 'Baseline' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(receipt()).not.toHaveClass('MuiScopedCssBaseline-root');
    await userEvent.keyboard('{Enter}');
    await expect(receipt()).toHaveClass('MuiScopedCssBaseline-root');
  },
};

/** Shows a section with the theme's baseline inside a page with a different font. */
export const LegacyPage: Story = {
  render: () => <LegacyPageDemo />,
  play: async ({ canvas }) => {
    const page = canvas.getByRole('article', { name: 'Old page' });
    const part = canvas.getByRole('region', { name: 'New part' });
    await expect(getComputedStyle(page).fontFamily).toContain('Georgia');
    await expect(getComputedStyle(part).fontFamily).not.toContain('Georgia');
    await expect(part).toHaveStyle({ boxSizing: 'border-box' });
  },
};
