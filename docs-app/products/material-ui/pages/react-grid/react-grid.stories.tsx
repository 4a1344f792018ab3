import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import TourGridDemo from './demos/TourGrid/system.tsx';

const meta = {
  title: 'Material UI/Grid',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows the stops of a tour in one or two columns; long addresses are truncated. */
export const TourGrid: Story = {
  render: () => <TourGridDemo />,
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveClass('MuiGrid-item', 'MuiGrid-grid-xs-6');
    await expect(first?.offsetTop).toBe(second?.offsetTop);
    const address = canvas.getByText(/second floor/);
    await expect(address.scrollWidth).toBeGreaterThan(address.clientWidth);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(first).toHaveClass('MuiGrid-grid-xs-12');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveFocus();
  },
};
