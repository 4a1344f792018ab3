import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import StorageBarDemo from './demos/StorageBar/system.tsx';
import ReadableTextDemo from './demos/ReadableText/system.tsx';

const meta = {
  title: 'MUI System/Sizing',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Sets a width: numbers up to 1 are fractions of the parent, larger numbers are pixels. */
export const StorageBar: Story = {
  render: () => <StorageBarDemo />,
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('img', { name: 'Used storage' });
    const whole = (bar.parentElement as HTMLElement).clientWidth;
    await expect(bar.clientWidth).toBeCloseTo(whole / 4, -1);
    await userEvent.click(canvas.getByRole('radio', { name: '120' }));
    await expect(bar.clientWidth).toBe(120);
    await userEvent.click(canvas.getByRole('radio', { name: '1' }));
    await expect(bar.clientWidth).toBe(whole);
  },
};

/** Limits the width of a paragraph to the `sm` breakpoint. */
export const ReadableText: Story = {
  render: () => <ReadableTextDemo />,
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Parcels that arrive/);
    await expect(text).toHaveStyle({ maxWidth: '600px' });
    await expect(text.clientWidth).toBeLessThanOrEqual(600);
  },
};
