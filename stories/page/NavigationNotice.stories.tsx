import * as React from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MAIN_ID, NavigationNotice, type NavigationNoticeProps } from '@vitrine/ui/page';
import { withSite } from '../fixtures/withSite.tsx';

/** Renders the notice with a page; it loads again on retry. */
function RetriedNotice({ status, onRetry, ...props }: NavigationNoticeProps) {
  const [isRetried, setRetried] = React.useState(false);
  const handleRetry = () => {
    setRetried(true);
    onRetry();
  };
  return (
    <>
      <main id={MAIN_ID} tabIndex={-1} />
      <NavigationNotice {...props} status={isRetried ? 'loading' : status} onRetry={handleRetry} />
    </>
  );
}

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

/** Keeps its buttons and the focus while the page loads again. Dismiss focuses the page. */
export const Retried: Story = {
  parameters: { clauses: ['WCAG 2.4.3'] },
  render: (args) => <RetriedNotice {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const retry = canvas.getByRole('button', { name: 'Try again' });
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.getByRole('main')).toHaveFocus();
    await userEvent.click(retry);
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the page…');
    await expect(retry).toHaveFocus();
    await expect(retry).toBeVisible();
    await expect(retry).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Renders in Chinese. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('您处于离线状态，无法打开该页面。');
  },
};
