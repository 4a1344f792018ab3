import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import InboxBadgeDemo from './demos/InboxBadge/system.tsx';
import ParcelBadgesDemo from './demos/ParcelBadges/system.tsx';
import PresenceBadgesDemo from './demos/PresenceBadges/system.tsx';

const meta = {
  title: 'Joy UI/Badge',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a badge with a maximum count, and a dot that disappears with the last new order. */
export const InboxBadge: Story = {
  render: () => <InboxBadgeDemo />,
  play: async ({ canvas, userEvent }) => {
    const place = canvas.getByRole('button', { name: 'Place an order' });
    await userEvent.click(place);
    await expect(canvas.getByText('9')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('9+')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Orders, 10 new' }));
    await expect(canvas.getByRole('button', { name: 'Orders, 0 new' })).toHaveFocus();
    await expect(canvas.queryByText('9+')).not.toBeInTheDocument();
    await expect(canvas.getByText('Nothing new')).toBeVisible();
  },
};

/** Shows a button with a count badge, and a button with a dot badge. */
export const ParcelBadges: Story = {
  render: () => <ParcelBadgesDemo />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('4')).toBeVisible();
    await expect(canvasElement.querySelectorAll('.MuiBadge-badge:empty')).toHaveLength(1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Parcels, 4 to pack' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Returns, something new' })).toHaveFocus();
  },
};

/** Shows two avatars, each with a dot at a different corner. */
export const PresenceBadges: Story = {
  render: () => <PresenceBadgesDemo />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Ada Byron, at work' })).toBeVisible();
    const [bottom, top] = [...canvasElement.querySelectorAll('.MuiBadge-badge')].map(
      (badge) => badge.getBoundingClientRect().top,
    );
    await expect(bottom ?? 0).toBeGreaterThan(top ?? 0);
  },
};
