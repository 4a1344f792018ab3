import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import AddressLinesDemo from './demos/AddressLines/system.tsx';

const meta = {
  title: 'Material UI/Hidden',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows an address in one or two lines by window width; JS or CSS hides the other layout. */
export const AddressLines: Story = {
  render: () => <AddressLinesDemo />,
  play: async ({ canvas, userEvent }) => {
    const wide = window.matchMedia('(min-width: 600px)').matches;
    const [shown, hidden] = wide ? [/Norway/, '5003 Bergen'] : ['5003 Bergen', /Norway/];
    await expect(canvas.getByText(shown ?? '')).toBeVisible();
    await expect(canvas.queryByText(hidden ?? '')).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Hidden by CSS' })).toHaveFocus();
    await expect(canvas.getByText(shown ?? '')).toBeVisible();
    await expect(canvas.getByText(hidden ?? '')).not.toBeVisible();
  },
};
