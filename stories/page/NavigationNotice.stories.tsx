import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NavigationNotice } from '@vitrine/ui/page';
import { withSite } from '../fixtures/withSite.tsx';

const meta = {
  title: 'Docs UI/Page/NavigationNotice',
  component: NavigationNotice,
  decorators: [withSite],
  args: { status: 'offline', onRetry: fn(), onDismiss: fn() },
} satisfies Meta<typeof NavigationNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Reports that the page is not available, because the browser is offline. */
export const Default: Story = {
  parameters: { clauses: ['WCAG 4.1.3'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'You are offline, and the page is not available.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** Reports after a delay that the page is loading. The notice has no buttons. */
export const Loading: Story = {
  parameters: { clauses: ['WCAG 4.1.3'] },
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading the page…');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Reports that the page did not load. */
export const Failed: Story = {
  parameters: { clauses: ['WCAG 4.1.3'] },
  args: { status: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The page did not load.');
  },
};

/** Renders from right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Renders in Chinese. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('您处于离线状态，无法打开该页面。');
  },
};
