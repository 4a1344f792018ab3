import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import InvertedNoticeDemo from './demos/InvertedNotice/system.tsx';
import InvertedSectionDemo from './demos/InvertedSection/system.tsx';
import SkippedPartDemo from './demos/SkippedPart/system.tsx';

const meta = {
  title: 'Joy UI/Color inversion',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a solid blue sheet on which a solid button is white. */
export const InvertedNotice: Story = {
  render: () => <InvertedNoticeDemo />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'See prices' });
    await expect(button).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' });
    await expect(canvas.getByText('New depot in Lisbon')).toHaveStyle({
      color: 'rgb(255, 255, 255)',
    });
  },
};

/** Shows a dark HTML section whose components have inverted colors. */
export const InvertedSection: Story = {
  render: () => <InvertedSectionDemo />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Subscribe' });
    await expect(button).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' });
    await expect(canvas.getByText('Ship smarter')).toHaveStyle({ color: 'rgb(255, 255, 255)' });
  },
};

/** Shows a section of an inverted card that skips color inversion. */
export const SkippedPart: Story = {
  render: () => <SkippedPartDemo />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copy code' });
    await expect(button).toHaveStyle({ color: 'rgb(255, 255, 255)' });
    await expect(canvas.getByText('Order 1042 is paid')).toHaveStyle({
      color: 'rgb(255, 255, 255)',
    });
  },
};
