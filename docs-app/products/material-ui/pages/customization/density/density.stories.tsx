import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import DenseListsDemo from './demos/DenseLists/system.tsx';
import DensitySwitchDemo from './demos/DensitySwitch/system.tsx';

const meta = {
  title: 'Material UI/Density',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a form that changes between the default and a compact theme. */
export const DensitySwitch: Story = {
  render: () => <DensitySwitchDemo />,
  play: async ({ canvas, userEvent }) => {
    const height = () => canvas.getByRole('textbox', { name: 'City' }).parentElement?.offsetHeight;
    await expect(height()).toBe(40);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Compact' }));
    await expect(height()).toBe(56);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Compact' }));
    await expect(height()).toBe(40);
  },
};

/** Shows a default list and a dense one with the same items. */
export const DenseLists: Story = {
  render: () => <DenseListsDemo />,
  play: async ({ canvas }) => {
    const dense = canvas.getByRole('list', { name: 'Dense' });
    const other = canvas.getByRole('list', { name: 'Default' });
    await expect(dense.children).toHaveLength(3);
    await expect(dense.offsetHeight).toBeLessThan(other.offsetHeight);
  },
};
