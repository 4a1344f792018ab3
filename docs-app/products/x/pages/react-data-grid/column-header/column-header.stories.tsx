import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import HeaderIconDemo from './demos/HeaderIcon/system.tsx';
import HeaderTooltipDemo from './demos/HeaderTooltip/system.tsx';
import WrappedHeadersDemo from './demos/WrappedHeaders/system.tsx';

const meta = {
  title: 'MUI X/Data Grid column header',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Explains a column in a tooltip. */
export const HeaderTooltip: Story = {
  render: () => <HeaderTooltipDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(await canvas.findByText('Draft (m)'));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Depth of the ship below the water line',
    );
    await userEvent.unhover(canvas.getByText('Draft (m)'));
  },
};

/** Adds an icon to a header. */
export const HeaderIcon: Story = {
  render: () => <HeaderIconDemo />,
  play: async ({ canvas }) => {
    const header = await canvas.findByRole('columnheader', { name: 'Arrival' });
    await expect(within(header).getByTestId('EventIcon')).toBeVisible();
  },
};

/** Wraps long column headers, and sorts with the keyboard. */
export const WrappedHeaders: Story = {
  render: () => <WrappedHeadersDemo />,
  play: async ({ canvas, userEvent }) => {
    const header = await canvas.findByRole('columnheader', { name: 'Ships that wait outside' });
    await expect(header.offsetHeight).toBe(72);
    await userEvent.click(within(header).getByText('Ships that wait outside'));
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{Enter}');
    await expect(header).toHaveAttribute('aria-sort', 'descending');
  },
};
