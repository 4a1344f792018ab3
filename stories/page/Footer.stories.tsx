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

/** Links to the list of all pages of the product. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/material-ui/all');
  },
};

/** Omits the link on a page without a product. */
export const NoProduct: Story = {
  args: { product: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Wraps on a phone. */
export const Phone: Story = {
  parameters: { clauses: ['WCAG 1.4.10'] },
  globals: { viewport: { value: 'xs', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** Renders in Chinese, and links to the Chinese page. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Material UI 的全部页面' });
    await expect(link).toHaveAttribute('href', '/zh/material-ui/all');
  },
};
