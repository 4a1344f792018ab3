import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import LoadingBoxDemo from './demos/LoadingBox/system.tsx';
import StickyHeaderDemo from './demos/StickyHeader/system.tsx';

const meta = {
  title: 'Material UI/z-index',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a sticky header in front of badges that scroll below it. */
export const StickyHeader: Story = {
  render: () => <StickyHeaderDemo />,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Orders' });
    const header = region.firstElementChild as HTMLElement;
    await expect(getComputedStyle(header).zIndex).toBe('1100');
    region.scrollTop = 60;
    await waitFor(() => expect(region.scrollTop).toBe(60));
    const { left, top } = header.getBoundingClientRect();
    const front = document.elementFromPoint(left + 20, top + 20);
    await expect(header.contains(front)).toBe(true);
    region.scrollTop = 0;
  },
};

/** Shows a backdrop that covers one box while its content loads. */
export const LoadingBox: Story = {
  render: () => <LoadingBoxDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load invoices' }));
    const progress = canvas.getByRole('progressbar', { name: 'Loading invoices', hidden: true });
    const backdrop = progress.parentElement as HTMLElement;
    await waitFor(() => expect(backdrop).toHaveStyle({ opacity: '1' }));
    await expect(getComputedStyle(backdrop).zIndex).toBe('1201');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop loading' }));
    await waitFor(() => expect(backdrop).not.toBeVisible());
  },
};
