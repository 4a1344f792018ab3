import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import StatCardDemo from './demos/StatCard/system.tsx';
import ThemedStatDemo from './demos/ThemedStat/system.tsx';

const meta = {
  title: 'Joy UI/Creating themed components',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a card with three slots that uses tokens of the theme. */
export const StatCard: Story = {
  render: () => <StatCardDemo />,
  play: async ({ canvas }) => {
    const value = canvas.getByText('112');
    await expect(value).toHaveStyle({ fontSize: '24px' });
    await expect(value.parentElement).toHaveStyle({ borderRadius: '8px', padding: '16px 32px' });
  },
};

/** Shows a component that gets a default prop and styles from the theme. */
export const ThemedStat: Story = {
  render: () => <ThemedStatDemo />,
  play: async ({ canvas }) => {
    const value = canvas.getByText('48');
    await expect(value).toHaveStyle({ fontWeight: '500' });
    await expect(value.parentElement).toHaveTextContent('48parcels today');
    await expect(value.parentElement).toHaveStyle({ borderTopWidth: '2px' });
  },
};
