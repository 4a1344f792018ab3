import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import ShadowLevelsDemo from './demos/ShadowLevels/system.tsx';
import RaisedCardDemo from './demos/RaisedCard/system.tsx';

const meta = {
  title: 'MUI System/Shadows',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Compares the shadows of the theme. */
export const ShadowLevels: Story = {
  render: () => <ShadowLevelsDemo />,
  play: async ({ canvas }) => {
    const shadowOf = (level: number) =>
      getComputedStyle(canvas.getByText(`boxShadow: ${level}`).parentElement as HTMLElement)
        .boxShadow;
    await expect(shadowOf(0)).toBe('none');
    await expect(shadowOf(1)).not.toBe('none');
    await expect(shadowOf(2)).not.toBe(shadowOf(1));
  },
};

/** Raises the card while it is hovered or its link has the focus. */
export const RaisedCard: Story = {
  render: () => <RaisedCardDemo />,
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('article');
    await expect(getComputedStyle(card).boxShadow).toBe('none');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Order 20418' })).toHaveFocus();
    await expect(getComputedStyle(card).boxShadow).not.toBe('none');
  },
};
