import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Footer } from '@vitrine/ui/page';

const meta = {
  title: 'Docs UI/Page/Footer',
  component: Footer,
  args: { product: { name: 'Material UI', root: '/material-ui' } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows the footer of every page of a product. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(['/material-ui/all', '/material-ui/llms.txt']);
  },
};

/** Links only the index of the site on pages of no product. */
export const NoProduct: Story = {
  args: { product: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/llms.txt');
  },
};

/** Wraps its links on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** Renders in Chinese, and links the Chinese index. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Material UI 的全部页面' });
    await expect(link).toHaveAttribute('href', '/zh/material-ui/all');
  },
};

/** Renders in dark mode from right to left. */
export const DarkRightToLeft: Story = { globals: { mode: 'dark', direction: 'rtl' } };
