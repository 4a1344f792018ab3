import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import BadgeCornersDemo from './demos/BadgeCorners/system.tsx';
import BasketBadgeDemo from './demos/BasketBadge/system.tsx';
import InboxBadgeDemo from './demos/InboxBadge/system.tsx';
import OnlineStatusDemo from './demos/OnlineStatus/system.tsx';

const meta = {
  title: 'Material UI/Badge',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows the number of items on a basket button. */
export const BasketBadge: Story = {
  render: () => <BasketBadgeDemo />,
  play: async ({ canvas }) => {
    const basket = canvas.getByRole('button', { name: 'Basket, 4 items' });
    await expect(basket).toHaveTextContent('4');
    await expect(basket.querySelector('.MuiBadge-badge')).toHaveClass('MuiBadge-colorPrimary');
  },
};

/** Shows four round avatars, each with a number at a different corner. */
export const BadgeCorners: Story = {
  render: () => <BadgeCornersDemo />,
  play: async ({ canvas }) => {
    const center = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const top = canvas.getByRole('img', { name: 'Top right, 3 parcels' });
    const bottom = canvas.getByRole('img', { name: 'Bottom left, 3 parcels' });
    await expect(center(top.querySelector('.MuiBadge-badge')!)).toBeLessThan(center(top));
    await expect(center(bottom.querySelector('.MuiBadge-badge')!)).toBeGreaterThan(center(bottom));
  },
};

/** Shows a count on a button; the accessible name of the button includes the count. */
export const InboxBadge: Story = {
  render: () => <InboxBadgeDemo />,
  play: async ({ canvas, userEvent }) => {
    const inbox = canvas.getByRole('button', { name: 'Inbox, 8 unread' });
    const receive = canvas.getByRole('button', { name: 'Receive a message' });
    await userEvent.click(receive);
    await userEvent.click(receive);
    await expect(inbox).toHaveTextContent('9+');
    await expect(inbox).toHaveAccessibleName('Inbox, 10 unread');
    inbox.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('You have read everything.');
    await expect(inbox.querySelector('.MuiBadge-badge')).toHaveClass('MuiBadge-invisible');
    await userEvent.click(receive);
    await expect(canvas.getByRole('status')).toHaveTextContent('Unread messages: 1');
  },
};

/** Shows a dot on an avatar, and a badge that displays zero. */
export const OnlineStatus: Story = {
  render: () => <OnlineStatusDemo />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const dot = canvasElement.querySelector('.MuiBadge-dot');
    await expect(dot).not.toHaveClass('MuiBadge-invisible');
    await userEvent.click(canvas.getByRole('switch', { name: 'Show me as online' }));
    await expect(dot).toHaveClass('MuiBadge-invisible');
    await expect(canvas.getByRole('status')).toHaveTextContent('Dora is away');
    await expect(canvas.getByText('0')).toBeVisible();
  },
};
