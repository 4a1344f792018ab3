import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import StatCardDemo from './demos/StatCard/system.tsx';
import ThemedStatDemo from './demos/ThemedStat/system.tsx';

const meta = {
  title: 'Material UI/Creating themed components',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a custom component with three named slots and default styles. */
export const StatCard: Story = {
  render: () => <StatCardDemo />,
  play: async ({ canvas }) => {
    const value = canvas.getByText('112');
    await expect(value.parentElement).toHaveStyle({ padding: '16px 32px' });
    await expect(canvas.getByText('orders in December')).toBeVisible();
  },
};

/** Shows a custom component that gets a default prop and styles from the theme. */
export const ThemedStat: Story = {
  render: () => <ThemedStatDemo />,
  play: async ({ canvas }) => {
    const value = canvas.getByText('48');
    await expect(value).toHaveStyle({ fontWeight: '700' });
    await expect(value.parentElement).toHaveTextContent('parcels today');
    await expect(value.parentElement).toHaveStyle({ borderRadius: '16px' });
  },
};
