import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import LegendLayoutDemo from './demos/LegendLayout/system.tsx';
import ShortcutsOnTopDemo from './demos/ShortcutsOnTop/system.tsx';

const meta = {
  title: 'MUI X/Date Pickers custom layout',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a static picker with its shortcuts above the calendar. */
export const ShortcutsOnTop: Story = {
  render: () => <ShortcutsOnTopDemo />,
  play: async ({ canvas, userEvent }) => {
    const shortcut = canvas.getByRole('button', { name: '7 nights' });
    const grid = canvas.getByRole('grid');
    await expect(shortcut.getBoundingClientRect().bottom).toBeLessThan(
      grid.getBoundingClientRect().top,
    );
    await userEvent.click(shortcut);
    await expect(canvas.getByRole('gridcell', { name: '21' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** Shows a static picker with a note between the calendar and its buttons. */
export const LegendLayout: Story = {
  render: () => <LegendLayoutDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('The harbor is closed on Sundays.')).toBeVisible();
    await expect(canvas.getByRole('gridcell', { name: '15' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('gridcell', { name: '16' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('gridcell', { name: '14' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};
