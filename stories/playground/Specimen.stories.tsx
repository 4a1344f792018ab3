import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Specimen } from '@vitrine/ui/playground';

const meta = {
  title: 'Docs UI/Playground/Specimen',
  component: Specimen,
} satisfies Meta<typeof Specimen>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows samples of a theme: buttons, a link, a note, a field and a small navigation. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Preview' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Project name' }), ' docs');
    await expect(canvas.getByRole('textbox')).toHaveValue('Vitrine docs');
  },
};

/** Shows the colors of the Plum preset in dark mode. */
export const PlumInDark: Story = {
  globals: { preset: 'plum', mode: 'dark' },
  play: async ({ canvas }) => {
    const { backgroundColor } = getComputedStyle(canvas.getByRole('button', { name: 'Save' }));
    await expect(backgroundColor).toBe('rgb(219, 166, 234)');
  },
};

/** Renders controls with a smaller height in dense mode. */
export const Dense: Story = {
  parameters: { clauses: ['THM-11'] },
  globals: { density: 'dense' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await expect(button.getBoundingClientRect().height).toBeLessThan(40);
  },
};

/** Renders in Chinese. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '预览' })).toBeVisible();
  },
};

/** Avoids horizontal scrolling on a phone. */
export const Phone: Story = {
  parameters: { clauses: ['WCAG 1.4.10'] },
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
