import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import DisplayBoxDemo from './demos/DisplayBox/system.tsx';
import WideLineDemo from './demos/WideLine/system.tsx';
import AddressLinesDemo from './demos/AddressLines/system.tsx';

const meta = {
  title: 'Material UI/Hidden',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows an address in a wide or a narrow layout; JavaScript or CSS hides the other one. */
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

/** Shows a line that is hidden in narrow windows. */
export const WideLine: Story = {
  render: () => <WideLineDemo />,
  play: async ({ canvas }) => {
    const isWide = window.matchMedia('(min-width: 600px)').matches;
    await waitFor(() =>
      expect(canvas.queryAllByText('It left the harbor this morning.')).toHaveLength(
        isWide ? 1 : 0,
      ),
    );
  },
};

/** Shows a line that CSS hides in narrow windows. */
export const DisplayBox: Story = {
  render: () => <DisplayBoxDemo />,
  play: async ({ canvas }) => {
    const isWide = window.matchMedia('(min-width: 600px)').matches;
    await expect(canvas.getByText('It left the harbor this morning.')).toHaveStyle({
      display: isWide ? 'block' : 'none',
    });
  },
};
