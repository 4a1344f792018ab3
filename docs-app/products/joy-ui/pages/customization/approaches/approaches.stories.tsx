import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import CountBadgeDemo from './demos/CountBadge/system.tsx';
import OneInstanceDemo from './demos/OneInstance/system.tsx';
import PartsAndStatesDemo from './demos/PartsAndStates/system.tsx';

const meta = {
  title: 'Joy UI/Approaches',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a card whose `sx` prop sets its corners, padding and color. */
export const OneInstance: Story = {
  render: () => <OneInstanceDemo />,
  play: async ({ canvas }) => {
    const card = canvas.getByText('Parcel 77 to Porto').parentElement as HTMLElement;
    await expect(card).toHaveStyle({ borderRadius: '16px', padding: '12px' });
  },
};

/** Shows a list whose selected row has a bar and bold text. */
export const PartsAndStates: Story = {
  render: () => <PartsAndStatesDemo />,
  play: async ({ canvas, userEvent }) => {
    const returns = canvas.getByRole('button', { name: 'Returns' });
    await expect(returns).not.toHaveStyle({ fontWeight: '700' });
    returns.focus();
    await userEvent.keyboard('{Enter}');
    await expect(returns).toHaveStyle({ fontWeight: '700' });
    await expect(returns).toHaveAttribute('aria-current', 'true');
  },
};

/** Shows chips of a styled component, which accepts the same props as `Chip`. */
export const CountBadge: Story = {
  render: () => <CountBadgeDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 late').parentElement).toHaveStyle({ borderRadius: '2px' });
  },
};
