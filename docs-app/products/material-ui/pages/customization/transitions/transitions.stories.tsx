import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import DurationCompareDemo from './demos/DurationCompare/system.tsx';
import FilterPanelDemo from './demos/FilterPanel/system.tsx';

const meta = {
  title: 'Material UI/Theme transitions',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a panel whose width changes over the standard duration of the theme. */
export const FilterPanel: Story = {
  render: () => <FilterPanelDemo />,
  play: async ({ canvas, userEvent }) => {
    const panel = canvas.getByText('Filters');
    const { offsetWidth } = panel;
    const button = canvas.getByRole('button', { name: 'More room' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(panel.offsetWidth).toBe(offsetWidth * 2));
  },
};

/** Shows three bars that move with three durations of the theme. */
export const DurationCompare: Story = {
  render: () => <DurationCompareDemo />,
  play: async ({ canvas, userEvent }) => {
    const bars = ['shortest', 'standard', 'complex'].map(
      (name) => canvas.getByText(name).nextElementSibling as HTMLElement,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Move parcels' }));
    await waitFor(() => {
      for (const bar of bars) {
        const margin = Number.parseFloat(getComputedStyle(bar).marginInlineStart);
        const track = (bar.parentElement as HTMLElement).offsetWidth;
        expect(margin).toBe(track - 32);
      }
    });
  },
};
