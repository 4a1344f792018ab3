import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import MotionPreferenceDemo from './demos/MotionPreference/system.tsx';
import WidthTextDemo from './demos/WidthText/system.tsx';
import TourListDemo from './demos/TourList/system.tsx';

const meta = {
  title: 'Material UI/useMediaQuery',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows the stops of a tour on one line in a wide window, and as a list in a narrow window. */
export const TourList: Story = {
  render: () => <TourListDemo />,
  play: async ({ canvas, userEvent }) => {
    const wide = window.matchMedia('(min-width: 600px)').matches;
    await expect(canvas.getByText(wide ? /^Wide window/ : /^Narrow window/)).toBeVisible();
    const stops = canvas.getByRole('checkbox', { name: 'Stops of today' });
    await userEvent.click(stops);
    const first = await canvas.findByText(/Harbour Street/);
    await expect(first.tagName).toBe(wide ? 'P' : 'LI');
    await waitFor(() =>
      expect(first.closest('.MuiCollapse-root')).toHaveClass('MuiCollapse-entered'),
    );
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.queryByText(/Harbour Street/)).not.toBeInTheDocument());
    await expect(stops).not.toBeChecked();
  },
};

/** Shows text that depends on the width of the window. */
export const WidthText: Story = {
  render: () => <WidthTextDemo />,
  play: async ({ canvas }) => {
    const isWide = window.matchMedia('(min-width: 600px)').matches;
    await expect(canvas.getByText(isWide ? 'Wide window' : 'Narrow window')).toBeVisible();
  },
};

/** Shows a button that respects reduced motion. */
export const MotionPreference: Story = {
  render: () => <MotionPreferenceDemo />,
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Stops' });
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the last stop' }));
    await waitFor(() => expect(list.scrollTop).toBeGreaterThan(0));
    await waitFor(() =>
      expect(list.scrollTop + list.clientHeight).toBeGreaterThan(list.scrollHeight - 30),
    );
  },
};
