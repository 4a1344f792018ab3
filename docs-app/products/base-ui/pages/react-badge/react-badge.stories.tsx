import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import FolderBadgesCss from './demos/FolderBadges/css.tsx';
import FolderBadgesSystem from './demos/FolderBadges/system.tsx';
import FolderBadgesTailwind from './demos/FolderBadges/tailwind.tsx';
import HookBadgeCss from './demos/HookBadge/css.tsx';
import HookBadgeSystem from './demos/HookBadge/system.tsx';
import HookBadgeTailwind from './demos/HookBadge/tailwind.tsx';
import ShiftDotsCss from './demos/ShiftDots/css.tsx';
import ShiftDotsSystem from './demos/ShiftDots/system.tsx';
import ShiftDotsTailwind from './demos/ShiftDots/tailwind.tsx';

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

/** Shows a badge without content: a dot that marks people who work now. */
export const ShiftDots: Story = {
  render: renderStyling({
    system: ShiftDotsSystem,
    tailwind: ShiftDotsTailwind,
    css: ShiftDotsCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const ada = canvas.getByRole('button', { name: 'Ada works' });
    const dot = ada.nextElementSibling!;
    await expect(dot).toBeVisible();
    await userEvent.click(ada);
    await expect(dot).not.toBeVisible();
    await expect(ada).toHaveAccessibleName('Ada is off');
    await userEvent.keyboard('{Enter}');
    await expect(dot).toBeVisible();
  },
};

/** Shows a count on a custom element, built with `useBadge` and limited to 9. */
export const HookBadge: Story = {
  render: renderStyling({
    system: HookBadgeSystem,
    tailwind: HookBadgeTailwind,
    css: HookBadgeCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Add a mug' });
    await expect(canvas.getByText('8')).toBeVisible();
    await userEvent.click(add);
    await userEvent.click(add);
    await expect(canvas.getByText('9+')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Items: 10');
    await userEvent.click(canvas.getByRole('button', { name: 'Empty the basket' }));
    await expect(canvas.getByText('9+')).not.toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Items: 0');
  },
};
