import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import ShopGridDemo from './demos/ShopGrid/system.tsx';

const meta = {
  title: 'Joy UI/Grid',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows products in columns, whose number depends on the window width and on a button. */
export const ShopGrid: Story = {
  render: () => <ShopGridDemo />,
  play: async ({ canvas, userEvent }) => {
    const [chair] = canvas.getAllByRole('listitem');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    const width = chair?.offsetWidth ?? 0;
    const larger = canvas.getByRole('button', { name: 'Larger' });
    await userEvent.click(larger);
    await expect(larger).toHaveAttribute('aria-pressed', 'true');
    await expect(chair?.offsetWidth).toBeGreaterThan(1.8 * width);
    await userEvent.keyboard(' ');
    await expect(chair?.offsetWidth).toBe(width);
  },
};
