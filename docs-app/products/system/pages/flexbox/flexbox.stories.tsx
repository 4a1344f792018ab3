import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import WrappingTagsDemo from './demos/WrappingTags/system.tsx';
import AlignedSummaryDemo from './demos/AlignedSummary/system.tsx';
import GrowingNameDemo from './demos/GrowingName/system.tsx';

const meta = {
  title: 'MUI System/Flexbox',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Stacks tags on phones, and wraps them in rows from the `sm` breakpoint. */
export const WrappingTags: Story = {
  render: () => <WrappingTagsDemo />,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Notes for the driver' });
    const isWide = matchMedia('(min-width: 600px)').matches;
    await expect(list).toHaveStyle({ flexDirection: isWide ? 'row' : 'column', flexWrap: 'wrap' });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};

/** Moves the items of a row with `justifyContent`. */
export const AlignedSummary: Story = {
  render: () => <AlignedSummaryDemo />,
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByText('€24.80');
    const before = price.getBoundingClientRect().left;
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'justifyContent' }),
      'center',
    );
    await expect(price.parentElement).toHaveStyle({ justifyContent: 'center' });
    await expect(price.getBoundingClientRect().left).not.toBe(before);
  },
};

/** Truncates a long name, but never the price. */
export const GrowingName: Story = {
  render: () => <GrowingNameDemo />,
  play: async ({ canvas }) => {
    const name = canvas.getByText(/Oak shelf/);
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    const price = canvas.getByText('€89.00');
    await expect(price.scrollWidth).toBeLessThanOrEqual(price.clientWidth + 1);
  },
};
