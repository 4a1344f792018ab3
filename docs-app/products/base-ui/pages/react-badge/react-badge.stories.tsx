import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import FolderBadgesCss from './demos/FolderBadges/css.tsx';
import FolderBadgesSystem from './demos/FolderBadges/system.tsx';
import FolderBadgesTailwind from './demos/FolderBadges/tailwind.tsx';

const meta = {
  title: 'Base UI/Badge',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows folders with badges that count their unread items. */
export const FolderBadges: Story = {
  render: renderStyling({
    system: FolderBadgesSystem,
    tailwind: FolderBadgesTailwind,
    css: FolderBadgesCss,
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByText('0')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Returns, 3 unread' }));
    await expect(canvas.getByRole('button', { name: 'Returns, 0 unread' })).toBeVisible();
    await expect(canvas.getByText('3')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Hide the numbers' }));
    await expect(canvas.getByText('99+')).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Orders' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Hide the numbers' }));
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};
