import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import AvatarSizesDemo from './demos/AvatarSizes/system.tsx';
import CustomerAvatarsDemo from './demos/CustomerAvatars/system.tsx';
import OrderTeamDemo from './demos/OrderTeam/system.tsx';

const meta = {
  title: 'Joy UI/Avatar',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows the initials of a team, and an avatar with the number of hidden people. */
export const OrderTeam: Story = {
  render: () => <OrderTeamDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getAllByRole('img').map((image) => image.getAttribute('aria-label')),
    ).toEqual(['Bo Lind', 'Cem Aydin', '2 more']);
    await userEvent.click(canvas.getByRole('button', { name: 'Show everybody' }));
    await expect(canvas.getByRole('img', { name: 'Eve Tan' })).toHaveTextContent('ET');
    await expect(canvas.queryByRole('img', { name: '2 more' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
  },
};

/** Shows an image, initials, a letter and an icon as avatars of customers. */
export const CustomerAvatars: Story = {
  render: () => <CustomerAvatarsDemo />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.MuiAvatar-root')).toHaveLength(4);
    await expect(canvas.getByText('BL')).toBeVisible();
    await expect(canvas.getByText('F')).toBeVisible();
    await expect(canvasElement.querySelectorAll('svg.MuiAvatar-fallback')).toHaveLength(1);
  },
};

/** Shows avatars in three sizes and in a size of 72 pixels. */
export const AvatarSizes: Story = {
  render: () => <AvatarSizesDemo />,
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('img').map((image) => image.getBoundingClientRect().width);
    await expect(widths).toEqual([32, 40, 48, 72]);
  },
};
