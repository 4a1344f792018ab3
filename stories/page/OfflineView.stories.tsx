import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OfflineView } from '@vitrine/ui/page';
import { withSite } from '../fixtures/withSite.tsx';

const meta = {
  title: 'Docs UI/Page/OfflineView',
  component: OfflineView,
  decorators: [withSite],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OfflineView>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Reports that the browser is offline and has no cached copy of the page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute(
      'href',
      '/',
    );
  },
};

/** Renders in Chinese. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '您处于离线状态' })).toBeVisible();
  },
};
